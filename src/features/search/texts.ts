// What the file of the search says. The build writes it there in its language.
import {type translate} from '@docusaurus/Translate';
import {emergency, emergencyLabel} from '../../site/navigation';
import {sectionIds, sectionsIn} from '../../site/sections';
import type {Area} from './section';

type Translate = typeof translate;

/** A place that the search offers before anything is typed, and when nothing is found. */
export type Place = {label: string; about: string; to: string};

const oftenNeededIn = (translate: Translate): Place[] => [
  {
    label: emergencyLabel(translate),
    about: translate({id: 'site.search.emergencyAbout', message: 'Get out now, with or without the password'}),
    to: emergency.path,
  },
  {
    label: translate({id: 'site.search.session', message: 'Set up a session'}),
    about: translate({id: 'site.search.sessionAbout', message: 'What you need, and the steps'}),
    to: '/wiki/how-to/setup-a-session',
  },
  {
    label: translate({id: 'site.search.api', message: 'First API request'}),
    about: translate({id: 'site.search.apiAbout', message: 'In two minutes'}),
    to: '/docs/api#first-request-in-two-minutes',
  },
  {
    label: translate({id: 'site.search.allPages', message: 'All pages'}),
    about: translate({id: 'site.search.allPagesAbout', message: 'Every page, by area'}),
    to: '/all-pages',
  },
];

/** The names of the sections, and of the pages in none. */
function areasIn(translate: Translate): Record<Area, string> {
  const sections = sectionsIn(translate);
  const named = Object.fromEntries(sectionIds.map((id) => [id, sections[id].menuLabel]));
  return {...(named as Record<Area, string>), site: translate({id: 'site.search.thisSite', message: 'This site'})};
}

/** Braces stand for what only the browser knows. */
export const searchTextsIn = (translate: Translate) => ({
  areas: areasIn(translate),
  keys: translate({id: 'site.search.keys', message: 'Arrow keys to move, Enter to open, Escape to close'}),
  keysShown: [
    translate({id: 'site.search.keyMove', message: '↑ ↓ move'}),
    translate({id: 'site.search.keyOpen', message: '↵ open'}),
    translate({id: 'site.search.keyClose', message: 'esc close'}),
  ],
  count: translate({id: 'site.search.count', message: 'Results: {count}'}),
  looseMatch: translate({
    id: 'site.search.looseMatch',
    message: 'No match for “{query}”. Nearest results: {count}.',
  }),
  oftenNeeded: translate({id: 'site.search.oftenNeeded', message: 'Often needed'}),
  oftenNeededPlaces: oftenNeededIn(translate),
  asked: translate({id: 'site.search.asked', message: 'You asked for {address}'}),
  nearest: translate({id: 'site.search.nearest', message: 'Did you mean one of these?'}),
});

export type SearchTexts = ReturnType<typeof searchTextsIn>;
