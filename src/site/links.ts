/** The page that lists all places and says which addresses are confirmed. */
export const contactPath = '/contact';

export type PlaceId = 'website' | 'code-host' | 'chat' | 'social' | 'community' | 'source';

/** Null as long as the owner has not confirmed an address: a guessed one could send readers to a stranger's account. */
type Place = {label: string; address: string | null};

/** The places outside this site, by their anchor on that page, which says what they are for. */
export const places: Record<PlaceId, Place> = {
  website: {label: 'Main website', address: 'https://www.emlalock.com/'},
  'code-host': {label: 'Code hosting', address: null},
  chat: {label: 'Chat server', address: null},
  social: {label: 'Social network', address: null},
  community: {label: 'Community group', address: null},
  source: {label: 'Source of these pages', address: null},
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

/** Where a host edits the files of `source`, such as `https://gitlab.com/…/-/edit/main`. Without, no page has a link to it. */
export const editUrl: string | undefined = undefined;
