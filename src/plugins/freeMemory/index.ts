import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import type {Plugin} from '@docusaurus/types';

/** Node offers this to those who ask for it when it starts, and to others in a new context. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  // The framework would do the same before each line of its log of times, in the threads that are made from now on.
  setFlagsFromString('--no-expose-gc');
  collect();
}

type Bundler = {hooks: {shutdown: {tap: (name: string, act: () => void) => void}}};

/**
 * Bundling leaves most of what this thread holds behind as garbage, which would stay while pages are rendered: nothing is
 * made here meanwhile, so nothing is cleared away.
 */
export default function freeMemoryPlugin(): Plugin {
  const name = 'free-memory';
  const afterBundling = {
    apply({hooks}: Bundler) {
      hooks.shutdown.tap(name, () => {
        setTimeout(collectGarbage);
      });
    },
  };
  return {
    name,
    configureWebpack: (_, isServer) => (isServer ? {plugins: [afterBundling]} : {}),
  };
}
