import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {hasPages} from '../site/hasPages';

/** The finished build, as the framework hands it to plugins, and what the site was built from. */
export type BuiltSite = Props & {context: LoadContext};

/** One step after the build. It finds the files of the earlier steps in `outDir`. */
export type Step = (site: BuiltSite) => void | Promise<void>;

type Steps = {
  steps: Step[];
  /** For the hash router, whose one page is empty and may be read without a server. */
  stepsWithoutPages: Step[];
};

/**
 * Runs the steps one after the other, in the order of the configuration. The framework runs the last step of all plugins at
 * the same time, so what depends on an earlier result cannot be a plugin of its own.
 */
export function afterBuild({steps, stepsWithoutPages}: Steps): (context: LoadContext) => Plugin {
  return (context) => ({
    name: 'after-build',
    async postBuild(props) {
      for (const step of hasPages(context.siteConfig) ? steps : stepsWithoutPages) {
        await step({...props, context});
      }
    },
  });
}
