/** A place that the search offers before anything is typed, and when nothing is found. */
export type Place = {label: string; about: string; to: string};

export const oftenNeeded: readonly Place[] = [
  {
    label: 'Emergency release',
    about: 'Get out now, with or without the password',
    to: '/wiki/session/emergency',
  },
  {label: 'Set up a session', about: 'What you need, and the steps', to: '/wiki/how-to/setup-a-session'},
  {label: 'First API request', about: 'In two minutes', to: '/docs/api#first-request-in-two-minutes'},
  {label: 'All pages', about: 'Every page, by area', to: '/all-pages'},
];
