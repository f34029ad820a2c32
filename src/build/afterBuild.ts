import {logger} from '@docusaurus/logger';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {hasPages} from '../site/hasPages';

/** One step after the build. The files of the earlier steps are already in `outDir`. */
export type Step = (site: Props) => void | Promise<void>;

/** Node ends without an error when nothing is left to wait for, even if a step never finished. */
function failUnfinished(): void {
  logger.error('The steps after the build did not finish, see docusaurus.config.ts. Do not publish this build.');
  process.exitCode = 1;
}

/**
 * Runs the steps one after another, because some need the result of an earlier one. With the hash router there is one
 * page, which is empty before React comes, and nothing to do.
 */
export function afterBuild(steps: Step[]): (context: Pick<LoadContext, 'siteConfig'>) => Plugin {
  return ({siteConfig}) => ({
    name: 'after-build',
    async postBuild(site) {
      process.once('exit', failUnfinished);
      for (const step of hasPages(siteConfig) ? steps : []) {
        await step(site);
      }
      process.off('exit', failUnfinished);
    },
  });
}
