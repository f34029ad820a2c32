import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Puts a module of ours in place of what a file of the framework imports, for which it has no setting. */
function inPlace(file: string, module: string, ours: string) {
  const test = new RegExp(`core[\\\\/]lib[\\\\/]client[\\\\/]${file}\\.js$`);
  return {test, resolve: {alias: {[`${module}$`]: path.join(__dirname, 'ui', ours)}}};
}

/** For a site that is a part of another page, whose address must not change: the history is in memory. */
function memoryRouterPlugin(): Plugin {
  return {
    name: 'memory-router',
    configureWebpack: () => ({
      module: {
        rules: [
          // The router around all pages.
          inPlace('clientEntry', 'react-router-dom', 'MemoryRouter'),
          inPlace('PendingNavigation', './preload', 'preload'),
        ],
      },
    }),
  };
}

memoryRouterPlugin.needsReact = 'the in-memory history';

export default memoryRouterPlugin;
