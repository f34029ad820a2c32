/** The page that lists all places and says which addresses are confirmed. */
export const contactPath = '/contact';

type PlaceId = 'website' | 'code-host' | 'chat' | 'social' | 'community' | 'source';

type Place = {
  label: string;
  /** Why readers go there. */
  purpose: string;
  /** What to do as long as there is no address. */
  instead: string;
  /** The confirmed address, or null until the owner has given one. */
  address: string | null;
};

/** The places outside this site, by their anchor on that page. A guessed address could send readers to a stranger's account. */
export const places: Record<PlaceId, Place> = {
  website: {
    label: 'Main website',
    purpose: 'The service itself: your session, your settings and the emergency release.',
    instead: '',
    address: 'https://www.emlalock.com/',
  },
  'code-host': {
    label: 'Code hosting',
    purpose: 'Corrections to these pages and missing release notes.',
    instead: 'Keep your correction for now, and check back here.',
    address: null,
  },
  chat: {
    label: 'Chat server',
    purpose: 'Talking to other people who use EmlaLock.',
    instead: 'Send them a message on EmlaLock instead.',
    address: null,
  },
  social: {
    label: 'Social network',
    purpose: 'News from EmlaLock.',
    instead: 'Look on the main website.',
    address: null,
  },
  community: {
    label: 'Community group',
    purpose: 'EmlaLock’s group in a fetish community.',
    instead: 'Send people a message on EmlaLock instead.',
    address: null,
  },
  source: {
    label: 'Source of these pages',
    purpose: 'The files behind these pages.',
    instead: 'Add `.md` to the address of a page to read it as Markdown.',
    address: null,
  },
};

/** A link for navbar and footer. It leads to the contact page until the address is confirmed. */
export function linkTo(id: PlaceId): {label: string; href: string} | {label: string; to: string} {
  const {label, address} = places[id];
  return address === null ? {label, to: `${contactPath}#${id}`} : {label, href: address};
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
