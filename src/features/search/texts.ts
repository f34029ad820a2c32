// What the file of the search says.
import {sectionIds, sections} from '../../site/sections';
import type {Area} from './section';

/** A place that the search offers before anything is typed, and when nothing is found. */
export type Place = {label: string; about: string; to: string};

const oftenNeededPlaces: Place[] = [
  {label: 'Emergency release', about: 'Get out now, with or without the password', to: '/wiki/session/emergency'},
  {label: 'Set up a session', about: 'What you need, and the steps', to: '/wiki/how-to/setup-a-session'},
  {label: 'First API request', about: 'In two minutes', to: '/docs/api#first-request-in-two-minutes'},
  {label: 'All pages', about: 'Every page, by area', to: '/all-pages'},
];

/** The names of the sections, and of the pages in none. */
const areas = {
  ...(Object.fromEntries(sectionIds.map((id) => [id, sections[id].menuLabel])) as Record<Area, string>),
  site: 'This site',
};

/** Braces stand for what only the browser knows. */
export const searchTexts = {
  areas,
  keys: 'Arrow keys to move, Enter to open, Escape to close',
  keysShown: ['↑ ↓ move', '↵ open', 'esc close'],
  count: 'Results: {count}',
  looseMatch: 'No match for “{query}”. Nearest results: {count}.',
  oftenNeeded: 'Often needed',
  oftenNeededPlaces,
  asked: 'You asked for {address}',
  nearest: 'Did you mean one of these?',
};
