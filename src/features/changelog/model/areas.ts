type AreaPage = {to: string; label: string; tells: string};

/**
 * The parts of the service that an entry may be about, each with the pages that explain it. The keys are also tags
 * of the changelog, with their labels and descriptions in `changelog/emlalock/tags.yml`.
 */
export const areas = {
  account: [
    {to: '/wiki/settings', label: 'Account settings', tells: 'lists what you can set for your account'},
    {to: '/wiki/profile', label: 'Profile', tells: 'says what other people can see of you'},
  ],
  api: [
    {to: '/wiki/api', label: 'The EmlaLock API', tells: 'says what programs can do for you'},
    {to: '/docs/api', label: 'API reference', tells: 'lists the calls for programs'},
  ],
  counter: [{to: '/wiki/counter-plugin', label: 'Counter plugin', tells: 'shows your timer on another website'}],
  feed: [{to: '/wiki/session/feed', label: 'Session feed', tells: 'explains the entries of the feed'}],
  finding: [
    {
      to: '/wiki/find-session/wearer-session',
      label: 'Offered sessions of wearers',
      tells: 'explains how to become the holder of a session',
    },
    {
      to: '/wiki/find-session/holder-session',
      label: 'Find a holder’s session',
      tells: 'explains how to take a session that a holder offers',
    },
  ],
  games: [{to: '/wiki/games', label: 'Games', tells: 'describes each game'}],
  pillory: [{to: '/wiki/session/pillory', label: 'Pillory', tells: 'explains its votes and its message'}],
  premium: [{to: '/wiki/premium', label: 'Premium', tells: 'says what is documented about payments'}],
  release: [
    {to: '/wiki/session/emergency', label: 'Emergency release', tells: 'is the way out of a session at any time'},
    {to: '/wiki/session/end', label: 'End a session', tells: 'explains how a session ends otherwise'},
  ],
  session: [
    {to: '/wiki/session/settings', label: 'Session settings', tells: 'explains the options of a session'},
    {to: '/wiki/session', label: 'Sessions', tells: 'follows a session from start to end'},
  ],
  verification: [
    {
      to: '/wiki/navigation/wearer/verificate',
      label: 'Verification',
      tells: 'explains the pictures that a wearer uploads',
    },
  ],
} as const satisfies Record<string, readonly AreaPage[]>;

export type Area = keyof typeof areas;

/** Where an entry leads that has no area. */
export const pagesOfNoArea: readonly AreaPage[] = [
  {to: '/wiki', label: 'The wiki', tells: 'describes the service as it is known now'},
  {to: '/wiki/faq', label: 'Frequently asked questions', tells: 'answers what people ask most'},
];

export function pagesOf(area: Area): readonly AreaPage[] {
  return areas[area];
}
