type AreaPage = {to: string; label: string; tells: string};

/**
 * The parts of the service that an entry may be about, each with the pages that explain it. The keys are also tags
 * of the changelog; label and description of each stand in `changelog/emlalock/tags.yml`.
 */
export const areas = {
  account: [
    {to: '/wiki/settings', label: 'Account settings', tells: 'lists what can be set for an account'},
    {to: '/wiki/profile', label: 'Profile', tells: 'tells what others can see'},
  ],
  api: [
    {to: '/wiki/api', label: 'The EmlaLock API', tells: 'says what programs may do for you'},
    {to: '/docs/api', label: 'API reference', tells: 'lists the calls for programs'},
  ],
  counter: [{to: '/wiki/counter-plugin', label: 'Counter plugin', tells: 'shows your timer on another page'}],
  feed: [{to: '/wiki/session/feed', label: 'Session feed', tells: 'explains its entries'}],
  finding: [
    {
      to: '/wiki/find-session/wearer-session',
      label: 'Offered sessions of wearers',
      tells: 'covers sessions that look for a holder',
    },
    {
      to: '/wiki/find-session/holder-session',
      label: 'Find a holder’s session',
      tells: 'covers sessions that holders offer',
    },
  ],
  games: [{to: '/wiki/games', label: 'Games', tells: 'tells what is known of each game'}],
  pillory: [{to: '/wiki/session/pillory', label: 'Pillory', tells: 'explains votes and message'}],
  premium: [{to: '/wiki/premium', label: 'Premium', tells: 'says what is known of payments'}],
  release: [
    {to: '/wiki/session/emergency', label: 'Emergency release', tells: 'is the way out'},
    {to: '/wiki/session/end', label: 'End a session', tells: 'tells how a session ends otherwise'},
  ],
  session: [
    {to: '/wiki/session/settings', label: 'Session settings', tells: 'explains the options of a session'},
    {to: '/wiki/session', label: 'Sessions', tells: 'goes from the start to the end'},
  ],
  verification: [
    {to: '/wiki/navigation/wearer/verificate', label: 'Verification', tells: 'explains the pictures of a wearer'},
  ],
} as const satisfies Record<string, readonly AreaPage[]>;

export type Area = keyof typeof areas;

/** Where an entry leads that has no area. */
export const pagesOfNoArea: readonly AreaPage[] = [
  {to: '/wiki', label: 'The wiki', tells: 'describes the service as it is known now'},
  {to: '/wiki/faq', label: 'Frequently asked questions', tells: 'covers what people ask most'},
];

export function pagesOf(area: Area): readonly AreaPage[] {
  return areas[area];
}
