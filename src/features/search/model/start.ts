import {translate} from '@docusaurus/Translate';
/** A place that the search offers before anything is typed, or when nothing is found. */
type Place = {label: string; about: string; to: string};

export const oftenNeeded: readonly Place[] = [
  {
    label: translate({id: 'search.place.emergency', message: 'Emergency release'}),
    about: translate({id: 'search.place.emergency.about', message: 'Get out now, with or without the password'}),
    to: '/wiki/session/emergency',
  },
  {
    label: translate({id: 'search.place.setup', message: 'Set up a session'}),
    about: translate({id: 'search.place.setup.about', message: 'What you need, and the steps'}),
    to: '/wiki/how-to/setup-a-session',
  },
  {
    label: translate({id: 'search.place.request', message: 'First API request'}),
    about: translate({id: 'search.place.request.about', message: 'In two minutes'}),
    to: '/docs/api#first-request-in-two-minutes',
  },
];

export const placesToLook: readonly Place[] = [
  {
    label: translate({id: 'search.place.wiki', message: 'Wiki'}),
    about: translate({id: 'search.place.wiki.about', message: 'For wearers and holders'}),
    to: '/wiki',
  },
  {
    label: translate({id: 'search.place.api', message: 'API docs'}),
    about: translate({id: 'search.place.api.about', message: 'For your own programs'}),
    to: '/docs/api',
  },
  {
    label: translate({id: 'search.place.changelog', message: 'Changelog'}),
    about: translate({id: 'search.place.changelog.about', message: 'What changed, and when'}),
    to: '/changelog/emlalock',
  },
  {
    label: translate({id: 'search.place.glossary', message: 'Glossary'}),
    about: translate({id: 'search.place.glossary.about', message: 'The words of EmlaLock'}),
    to: '/glossary',
  },
  {
    label: translate({id: 'search.place.allPages', message: 'All pages'}),
    about: translate({id: 'search.place.allPages.about', message: 'Every page, by area'}),
    to: '/all-pages',
  },
];
