import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {hasPages} from '../site/hasPages';

/** The finished build as the framework hands it to plugins, plus the context the site was built from. */
export type BuiltSite = Props & {context: LoadContext};

/** One step after the build. The files of the earlier steps are already in `outDir`. */
export type Step = (site: BuiltSite) => void | Promise<void>;

type Steps = {
  steps: Step[];
  /** For the hash router, whose single page is empty and may be opened without a server. */
  stepsWithoutPages: Step[];
};

/**
 * Runs the steps one after another, in the order of the configuration. They are not separate plugins, because the
 * framework runs the last hook of all plugins at the same time, and some steps need the result of an earlier one.
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
