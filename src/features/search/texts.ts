// What the file of the search says.
import {sectionIds, sections} from '../../site/sections';
import type {Moment} from '../../site/momentNames';
import type {Area} from './section';

/** The names of the sections, and of the pages in none. */
const areas = {
  ...(Object.fromEntries(sectionIds.map((id) => [id, sections[id].menuLabel])) as Record<Area, string>),
  site: 'This site',
};

/** Braces stand for what only the browser knows. */
export const searchTexts = {
  areas,
  roles: {wearer: 'for wearers', holder: 'for holders', integrator: 'for developers', both: ''},
  moments: {before: 'before a session', locked: 'while locked', end: 'the end of a session'} satisfies Record<
    Moment,
    string
  >,
  keys: 'Arrow keys to move, Enter to open, Escape to close',
  count: 'Results: {count}',
  closest: 'Nothing has all of these words. Closest:',
  nothing: 'Nothing has these words. Often needed:',
  cut: 'Only the first {count} letters were read.',
  oftenNeeded: 'Often needed',
  asked: 'You asked for {address}',
  nearest: 'Did you mean one of these?',
};
