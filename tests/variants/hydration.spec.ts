import {pseudoLocales} from '../../scripts/pseudo-locales.mjs';
import {hydrateKinds} from '../e2e/hydrationOfKinds';

/** The base paths of builds whose pages are otherwise the same. */
const bases: Record<string, string> = {
  versions: '/',
  withoutSpeed: '/',
  locales: `/${pseudoLocales[0]}/`,
  slashes: '/help/',
};
const names = Object.keys(bases);

hydrateKinds(({name}) => ({base: bases[name] ?? '/', share: {part: names.indexOf(name), of: names.length}}));
