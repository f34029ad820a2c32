/** A place that the search offers before anything is typed, or when nothing is found. */
export type Place = {label: string; about: string; to: string};

export const oftenNeeded: readonly Place[] = [
  {
    label: 'Emergency release',
    about: 'Get out now, with or without the password',
    to: '/wiki/session/emergency',
  },
  {label: 'Set up a session', about: 'What you need, and the steps', to: '/wiki/how-to/setup-a-session'},
  {label: 'First API request', about: 'In two minutes', to: '/docs/api#first-request-in-two-minutes'},
];

export const placesToLook: readonly Place[] = [
  {label: 'Wiki', about: 'For wearers and holders', to: '/wiki'},
  {label: 'API docs', about: 'For your own programs', to: '/docs/api'},
  {label: 'Changelog', about: 'What changed, and when', to: '/changelog/emlalock'},
  {label: 'Glossary', about: 'The words of EmlaLock', to: '/glossary'},
  {label: 'All pages', about: 'Every page, by area', to: '/all-pages'},
];
