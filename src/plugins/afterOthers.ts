import type {LoadedPlugin, Props} from '@docusaurus/types';

type Built = Props & {content: unknown};

/** A promise for a step that is still to begin. */
function announced(): {promise: Promise<void>; resolve: (step: Promise<void>) => void} {
  let resolve: (step: Promise<void>) => void = () => undefined;
  const promise = new Promise<void>((keep) => {
    resolve = keep;
  });
  return {promise, resolve};
}

/**
 * The framework runs the last step of all plugins at once. What reads all that the others write has to come after them:
 * it takes note of their steps before they begin, and so stands in front of them in the configuration.
 */
export function afterOthers(name: string, step: (built: Built) => Promise<void>): LoadedPlugin['postBuild'] {
  return async (built) => {
    const others = built.plugins.slice(built.plugins.findIndex((plugin) => plugin.name === name) + 1);
    const steps = others.map((plugin) => {
      const {postBuild} = plugin;
      const {promise, resolve} = announced();
      plugin.postBuild = (props) => {
        const done = Promise.resolve(postBuild?.(props));
        resolve(done);
        return done;
      };
      return promise;
    });
    await Promise.all(steps);
    await step(built);
  };
}
