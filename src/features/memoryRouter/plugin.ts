import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** For a site that is a part of another page, whose address must not change: the history is in memory. */
function memoryRouterPlugin(): Plugin {
  return {
    name: 'memory-router',
    // In place of the router around all pages, for which the framework has no setting.
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /core[\\/]lib[\\/]client[\\/]clientEntry\.js$/,
            resolve: {alias: {'react-router-dom$': path.join(__dirname, 'ui/MemoryRouter')}},
          },
        ],
      },
    }),
  };
}

memoryRouterPlugin.needsReact = 'the in-memory history';

export default memoryRouterPlugin;
