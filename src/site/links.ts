import {translate} from '@docusaurus/Translate';
import {parseWebAddress} from './environment';

type Place = {
  label: string;
  /** The confirmed address, or null while the owner has not given one. */
  address: string | null;
  /** The environment variable that gives or replaces the address. */
  variable: string;
};

const places = {
  website: {
    label: translate({id: 'outside.website', message: 'Main website'}),
    address: 'https://www.emlalock.com/',
    variable: 'LINK_WEBSITE',
  },
  codeHost: {
    label: translate({id: 'outside.codeHost', message: 'Code hosting'}),
    address: null,
    variable: 'LINK_CODE_HOST',
  },
  chat: {label: translate({id: 'outside.chat', message: 'Chat server'}), address: null, variable: 'LINK_CHAT'},
  social: {label: translate({id: 'outside.social', message: 'Social network'}), address: null, variable: 'LINK_SOCIAL'},
  community: {
    label: translate({id: 'outside.community', message: 'Community group'}),
    address: null,
    variable: 'LINK_COMMUNITY',
  },
  source: {
    label: translate({id: 'outside.source', message: 'Source of these pages'}),
    address: null,
    variable: 'LINK_SOURCE',
  },
} satisfies Record<string, Place>;

type PlaceName = keyof typeof places;

export type OutsideLink = {label: string; href: string; isOpen: boolean; variable: string};
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

/**
 * The places outside this site. An address nobody has confirmed leads to the main website:
 * a guessed one could send a reader to a stranger's account.
 */
export function resolveOutsideLinks(variables: Readonly<Record<string, string | undefined>>): OutsideLinks {
  const website = readAddress(places.website, variables) ?? places.website.address;
  const resolve = (place: Place): OutsideLink => {
    const address = readAddress(place, variables);
    return {label: place.label, href: address ?? website, isOpen: address === null, variable: place.variable};
  };
  return {
    website: resolve(places.website),
    codeHost: resolve(places.codeHost),
    chat: resolve(places.chat),
    social: resolve(places.social),
    community: resolve(places.community),
    source: resolve(places.source),
  };
}

/**
 * Below which address the source of each page is edited, at the code host. While it is open there is no link: the main
 * website is no place to edit a page.
 */
export function editUrl({source}: OutsideLinks): string | undefined {
  return source.isOpen ? undefined : source.href;
}
