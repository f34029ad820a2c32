import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {hasPages} from '../site/hasPages';

/** One step after the build. The files of the earlier steps are already in `outDir`. */
export type Step = (site: Props) => void | Promise<void>;

/**
 * Runs the steps one after another, because some need the result of an earlier one. With the hash router there is one
 * page, which is empty before React comes, and nothing to do.
 */
export function afterBuild(steps: Step[]): (context: Pick<LoadContext, 'siteConfig'>) => Plugin {
  return ({siteConfig}) => ({
    name: 'after-build',
    async postBuild(site) {
      for (const step of hasPages(siteConfig) ? steps : []) {
        await step(site);
      }
    },
  });
}
