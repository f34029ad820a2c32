import {realpathSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Each page of the build is compared with the routes of all others, five times over, each time by a regular expression.
 * Nearly all routes are plain addresses, which a comparison of texts tells apart in a tenth of the time.
 */
export default function quickRoutesPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'quick-routes',
    configureWebpack: (_, isServer) =>
      isServer
        ? {
            module: {
              rules: [
                {
                  include: realpathSync(path.join(siteDir, 'node_modules/react-router/esm/react-router.js')),
                  loader: path.join(siteDir, 'src/plugins/quickRoutes/askFirst.mjs'),
                  options: {question: path.join(siteDir, 'src/plugins/quickRoutes/isElsewhere.ts')},
                },
              ],
            },
          }
        : {},
  };
}
