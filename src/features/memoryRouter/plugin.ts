import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** For a site that is a part of another page, whose address must not change: the history is in memory. */
export default function memoryRouterPlugin(): Plugin {
  return {
    name: 'memory-router',
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
