import {logger} from '@docusaurus/logger';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {checkOthersWait, type afterOthers, type beforeOthers} from './othersWait';

/** One step after the build. The files of the earlier steps are already in `outDir`. */
export type Step = (site: Props) => void | Promise<void>;

/** Node ends without an error when nothing is left to wait for, even if a step never finished. */
function failUnfinished(): void {
  logger.error('The steps after the build did not finish, see docusaurus.config.ts. Do not publish this build.');
  process.exitCode = 1;
}

/** Runs the steps one after another, because some need the result of an earlier one. */
export function afterBuild(
  name: typeof beforeOthers | typeof afterOthers,
  steps: Step[],
): (context: Pick<LoadContext, 'siteConfig'>) => Plugin {
  return (context) => {
    checkOthersWait(context);
    return {
      name,
      async postBuild(site) {
        process.once('exit', failUnfinished);
        for (const step of steps) {
          await step(site);
        }
        process.off('exit', failUnfinished);
      },
    };
  };
}
