import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliases} from '../../build/aliases';

/** The theme puts the highlighter into the main script of every page; src/features/code loads it when it is needed. */
const highlighter = {
  'node_modules/@docusaurus/theme-classic/lib/prism-include-languages.js': 'src/speed/framework/empty.ts',
};

/** Makes the framework's scripts lighter. */
export default function frameworkPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'speed-framework',
    configureWebpack: () => ({resolve: {alias: aliases(siteDir, highlighter)}}),
  };
}
