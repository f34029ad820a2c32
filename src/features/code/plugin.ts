import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliases} from '../../build/aliases';

const highlighter = 'node_modules/@docusaurus/theme-classic/lib/prism-include-languages.js';

/** Keeps the theme's highlighter out of the main script. Code is coloured at build time. */
export default function codePlugin({siteDir}: LoadContext): Plugin {
  const empty = {[highlighter]: 'src/features/code/empty.ts'};
  return {
    name: 'code',
    configureWebpack: () => ({resolve: {alias: aliases(siteDir, empty)}}),
  };
}
