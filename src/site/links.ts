import {translate} from '@docusaurus/Translate';
import {parseWebAddress, refuseUnknown} from './environment';

/** The page that lists all places and says which addresses are confirmed. */
export const contactPath = '/contact';

type Place = {
  label: string;
  /** Why readers go there. */
  purpose: string;
  /** The confirmed address, or null until the owner has given one. */
  address: string | null;
  /** The environment variable that sets or replaces the address. */
  variable: string;
};

export const places = {
  website: {
    label: translate({id: 'outside.website', message: 'Main website'}),
    purpose: translate({
      id: 'outside.theServiceItselfSignIn',
      message: 'The service itself: your session, your settings and the emergency release.',
    }),
    address: 'https://www.emlalock.com/',
    variable: 'LINK_WEBSITE',
  },
  codeHost: {
    label: translate({id: 'outside.codeHost', message: 'Code hosting'}),
    purpose: translate({
      id: 'outside.thePlaceToSendCorrections',
      message: 'Send corrections to these pages and missing release notes.',
    }),
    address: null,
    variable: 'LINK_CODE_HOST',
  },
  chat: {
    label: translate({id: 'outside.chat', message: 'Chat server'}),
    purpose: translate({
      id: 'outside.thePlaceToChatWith',
      message: 'Chat with other people who use EmlaLock.',
    }),
    address: null,
    variable: 'LINK_CHAT',
  },
  social: {
    label: translate({id: 'outside.social', message: 'Social network'}),
    purpose: translate({
      id: 'outside.thePlaceToFollowThe',
      message: 'EmlaLock on a social network.',
    }),
    address: null,
    variable: 'LINK_SOCIAL',
  },
  community: {
    label: translate({id: 'outside.community', message: 'Community group'}),
    purpose: translate({
      id: 'outside.thePlaceToJoinThe',
      message: 'EmlaLock’s group in a fetish community.',
    }),
    address: null,
    variable: 'LINK_COMMUNITY',
  },
  source: {
    label: translate({id: 'outside.source', message: 'Source of these pages'}),
    purpose: translate({
      id: 'outside.thePlaceToEditThe',
      message: 'Edit the file behind a page.',
    }),
    address: null,
    variable: 'LINK_SOURCE',
  },
} satisfies Record<string, Place>;

type PlaceName = keyof typeof places;
export type Places = Readonly<Record<PlaceName, Place>>;

export type OutsideLink = Pick<Place, 'label' | 'purpose' | 'variable'> & {
  /** The anchor on the contact page. */
  anchor: string;
  /** The address, or the path of its line on the contact page while it is unconfirmed. */
  href: string;
  isOpen: boolean;
};
export type OutsideLinks = Record<PlaceName, OutsideLink>;

function readAddress(
  {address, variable}: Place,
  variables: Readonly<Record<string, string | undefined>>,
): string | null {
  const value = variables[variable];
  if (value === undefined || value === '') {
    return address;
  }
  const url = parseWebAddress(value);
  if (url?.protocol !== 'https:') {
    throw new Error(
      `${variable} holds "${value}". It must be a full address that begins with https://, or stay unset.`,
    );
  }
  return url.href;
}

function toLink(place: Place, variables: Readonly<Record<string, string | undefined>>): OutsideLink {
  const {label, purpose, variable} = place;
  const address = readAddress(place, variables);
  const anchor = variable.replace('LINK_', '').replaceAll('_', '-').toLowerCase();
  return {label, purpose, variable, anchor, href: address ?? `${contactPath}#${anchor}`, isOpen: address === null};
}

/**
 * The places outside this site. Unconfirmed addresses lead to the contact page, because a guess could send readers to a
 * stranger's account.
 */
export function resolveOutsideLinks(
  variables: Readonly<Record<string, string | undefined>>,
  {website, codeHost, chat, social, community, source}: Places = places,
): OutsideLinks {
  refuseUnknown(
    'LINK_',
    Object.values(places).map(({variable}) => variable),
    variables,
  );
  return {
    website: toLink(website, variables),
    codeHost: toLink(codeHost, variables),
    chat: toLink(chat, variables),
    social: toLink(social, variables),
    community: toLink(community, variables),
    source: toLink(source, variables),
  };
}

/** The base address for editing pages. Until it is set, pages have no edit link. */
export function editUrl({source}: OutsideLinks): string | undefined {
  return source.isOpen ? undefined : source.href;
}
