// Changes objects of the framework: it runs the last hooks of all plugins at the same time. Here those of other plugins run
// when the pages are finished, and what lists the files of the site runs after them.
import type {LoadContext, Preset} from '@docusaurus/types';

export const beforeOthers = 'before-others';
export const afterOthers = 'after-others';

/** This file in `presets`, by its name in package.json. A path would be in the pages. */
export const othersWaitName = '#others-wait';

/** A preset, because the hooks of presets are called before those of plugins. */
export default function othersWait(): Preset {
  return {
    plugins: [
      () => ({
        name: 'others-wait',
        async postBuild(site) {
          const start = site.plugins.findIndex(({name}) => name === 'others-wait') + 1;
          const hooks = site.plugins.slice(start).map((plugin) => {
            const run = plugin.postBuild?.bind(plugin, {...site, content: plugin.content});
            // It runs here instead.
            delete plugin.postBuild;
            return {name: plugin.name, run};
          });
          const run = (isNext: (name: string) => boolean) =>
            Promise.all(hooks.filter(({name}) => isNext(name)).map(async (hook) => hook.run?.()));
          await run((name) => name === beforeOthers);
          await run((name) => name !== beforeOthers && name !== afterOthers);
          await run((name) => name === afterOthers);
        },
      }),
    ],
  };
}

/** Stops the build if plugins that work after the build would not wait. */
export function checkOthersWait({siteConfig: {presets}}: Pick<LoadContext, 'siteConfig'>): void {
  if (presets[1] !== othersWaitName) {
    throw new Error(
      'The second of `presets` must be src/build/othersWait.ts, as in docusaurus.config.ts, or plugins that work after the build would find unfinished pages.',
    );
  }
}
