import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {replacedRouter} from '../../build/behindFramework';

/** For a site that is a part of another page, whose address must not change: the history is in memory. */
export default function memoryRouterPlugin(): Plugin {
  return {
    name: 'memory-router',
    configureWebpack: () => replacedRouter(path.join(__dirname, 'ui/MemoryRouter')),
  };
}
