import {pseudoLocales} from '../../scripts/pseudo-locales.mjs';
import {hydrateKinds} from '../e2e/hydrationOfKinds';

/** The builds whose pages are the same but for one thing, and where they stand. */
const bases: Record<string, string> = {
  session: '/',
  none: '/',
  withoutSpeed: '/',
  locales: `/${pseudoLocales[0]}/`,
  slashes: '/help/',
};
const names = Object.keys(bases);

hydrateKinds(({name}) => ({base: bases[name] ?? '/', share: {part: names.indexOf(name), of: names.length}}));
