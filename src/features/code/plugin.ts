import {createRequire} from 'node:module';
import type {Plugin} from '@docusaurus/types';

/** The bundler asks for the theme's client modules by their path without the extension. */
const highlighter = createRequire(__filename)
  .resolve('@docusaurus/theme-classic/lib/prism-include-languages.js')
  .replace(/\.js$/, '');

/** Keeps the theme's highlighter out of the main script. Code is coloured at build time. */
export default function codePlugin(): Plugin {
  return {name: 'code', configureWebpack: () => ({resolve: {alias: {[highlighter]: false}}})};
}
