import {type translate} from '@docusaurus/Translate';
import {inEnglish} from './translate';

/** The page that lists all places and says which addresses are confirmed. */
export const contactPath = '/contact';

type Translate = typeof translate;

type Place = {
  label: string;
  /** Why readers go there. */
  purpose: string;
  /** What to do as long as there is no address. */
  instead: string;
  /** The confirmed address, or null until the owner has given one. */
  address: string | null;
};

/** The places outside this site. A guessed address could send readers to a stranger's account. */
const table = (translate: Translate) =>
  ({
    website: {
      label: translate({id: 'site.places.website', message: 'Main website'}),
      purpose: translate({
        id: 'site.places.websitePurpose',
        message: 'The service itself: your session, your settings and the emergency release.',
      }),
      instead: '',
      address: 'https://www.emlalock.com/',
    },
    codeHost: {
      label: translate({id: 'site.places.codeHost', message: 'Code hosting'}),
      purpose: translate({
        id: 'site.places.codeHostPurpose',
        message: 'Corrections to these pages and missing release notes.',
      }),
      instead: translate({id: 'site.places.codeHostInstead', message: 'Keep your correction, and look here again.'}),
      address: null,
    },
    chat: {
      label: translate({id: 'site.places.chat', message: 'Chat server'}),
      purpose: translate({id: 'site.places.chatPurpose', message: 'Talk to other people who use EmlaLock.'}),
      instead: translate({id: 'site.places.chatInstead', message: 'Write to people on EmlaLock itself.'}),
      address: null,
    },
    social: {
      label: translate({id: 'site.places.social', message: 'Social network'}),
      purpose: translate({id: 'site.places.socialPurpose', message: 'News from EmlaLock.'}),
      instead: translate({id: 'site.places.socialInstead', message: 'Look on the main website.'}),
      address: null,
    },
    community: {
      label: translate({id: 'site.places.community', message: 'Community group'}),
      purpose: translate({id: 'site.places.communityPurpose', message: 'EmlaLock’s group in a fetish community.'}),
      instead: translate({id: 'site.places.communityInstead', message: 'Write to people on EmlaLock itself.'}),
      address: null,
    },
    source: {
      label: translate({id: 'site.places.source', message: 'Source of these pages'}),
      purpose: translate({id: 'site.places.sourcePurpose', message: 'The files behind these pages.'}),
      instead: translate({
        id: 'site.places.sourceInstead',
        message: 'Add `.md` to the address of a page to read it as Markdown.',
      }),
      address: null,
    },
  }) satisfies Record<string, Place>;

type PlaceId = keyof ReturnType<typeof table>;

export const placesIn: (translate: Translate) => Record<PlaceId, Place> = table;

/** For what is no text. The framework translates the names in menus itself. */
export const places = placesIn(inEnglish);

export const placeIds = Object.keys(places) as PlaceId[];

/** The anchor of a place on the contact page. */
export function anchorOf(id: PlaceId): string {
  return id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** A link for navbar and footer. It leads to the contact page until the address is confirmed. */
export function linkTo(id: PlaceId): {label: string; href: string} | {label: string; to: string} {
  const {label, address} = places[id];
  return address === null ? {label, to: `${contactPath}#${anchorOf(id)}`} : {label, href: address};
}

/** The places whose address is still open. A malformed address stops the build. */
export function openPlaces(): Place[] {
  const all = Object.values(places);
  for (const {label, address} of all) {
    if (address !== null && (!URL.canParse(address) || new URL(address).protocol !== 'https:')) {
      throw new Error(
        `src/site/links.ts: the address of "${label}" is "${address}". It must be null or begin with https://.`,
      );
    }
  }
  return all.filter(({address}) => address === null);
}

/** The base address for editing pages. Until it is set, pages have no edit link. */
export const editUrl = places.source.address ?? undefined;
