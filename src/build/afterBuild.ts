import {logger} from '@docusaurus/logger';
import type {Plugin, Props} from '@docusaurus/types';

/** One step after the build. The files of the earlier steps are already in `outDir`. */
export type Step = (site: Props) => void | Promise<void>;

/** Node ends without an error when nothing is left to wait for, even if a step never finished. */
function failUnfinished(): void {
  logger.error('The steps after the build did not finish, see docusaurus.config.ts. Do not publish this build.');
  process.exitCode = 1;
}

/**
 * Runs the steps one after another. They are not separate plugins, because the framework runs the last hook of all
 * plugins at the same time, and some steps need the result of an earlier one.
 */
export function afterBuild(steps: Step[]): () => Plugin {
  return () => ({
    name: 'after-build',
    async postBuild(site) {
      process.once('exit', failUnfinished);
      for (const step of steps) {
        await step(site);
      }
      process.off('exit', failUnfinished);
    },
  });
}
