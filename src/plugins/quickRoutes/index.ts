import {realpathSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * The build compares each page with the routes of all others, several times over. Nearly all of them are plain addresses, and
 * of these the router of the build is shown only the one that a page has.
 */
export default function quickRoutesPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'quick-routes',
    configureWebpack: (_, isServer) =>
      isServer
        ? {
            // With a hash in the names of files, each page that is asked for brought the list of all of them into being.
            output: {chunkFilename: 'assets/js/[id].js'},
            module: {
              rules: [
                {
                  include: realpathSync(path.join(siteDir, 'node_modules/@docusaurus/core/lib/client')),
                  resolve: {alias: {'react-router-config$': path.join(siteDir, 'src/plugins/quickRoutes/router.tsx')}},
                },
              ],
            },
          }
        : {},
  };
}
