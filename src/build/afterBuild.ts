import type {LoadContext, Plugin, Props} from '@docusaurus/types';

/** The finished build as the framework hands it to plugins, plus the context the site was built from. */
export type BuiltSite = Props & {context: LoadContext};

/** One step after the build. The files of the earlier steps are already in `outDir`. */
export type Step = (site: BuiltSite) => void | Promise<void>;

/**
 * Runs the steps one after another. They are not separate plugins, because the framework runs the last hook of all
 * plugins at the same time, and some steps need the result of an earlier one.
 */
export function afterBuild(steps: Step[]): (context: LoadContext) => Plugin {
  return (context) => ({
    name: 'after-build',
    async postBuild(props) {
      for (const step of steps) {
        await step({...props, context});
      }
    },
  });
}
