import createConfig from '../../../docusaurus.config';
import {pseudoLocales} from '../../../scripts/pseudo-locales.mjs';
import {identity} from '../../../src/site/identity';

// What is stored depends neither on the language nor on the addresses, so two builds try both at once.
export default createConfig({locales: [identity.defaultLocale, ...pseudoLocales], storage: 'sessionStorage'});
