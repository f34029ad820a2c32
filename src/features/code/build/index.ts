import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliases} from '../../../build/aliases';

/** The build highlights code. The browser loads the highlighter only for code that was not in the built page. */
export default function codePlugin({siteDir}: LoadContext): Plugin {
  const onServer = {'src/features/code/ui/atBuild.ts': 'src/features/code/ui/prism.ts'};
  return {
    name: 'code',
    configureWebpack: (_, isServer) => (isServer ? {resolve: {alias: aliases(siteDir, onServer)}} : {}),
  };
}
