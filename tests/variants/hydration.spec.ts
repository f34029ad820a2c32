import {pseudoLocales} from '../../scripts/pseudo-locales.mjs';
import {hydrateShare} from '../e2e/hydrationOfKinds';

/** The base paths of builds whose pages are otherwise the same, so each takes one share. */
const bases: Record<string, string> = {
  versions: '/',
  withoutSpeed: '/',
  locales: `/${pseudoLocales[0]}/`,
  slashes: '/help/',
};

hydrateShare('every form of an address is hydrated as the page that it is', ({name}) => ({
  base: bases[name] ?? '/',
  part: Object.keys(bases).indexOf(name),
}));
