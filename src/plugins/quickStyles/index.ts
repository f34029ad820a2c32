import {createRequire} from 'node:module';
import type {Plugin} from '@docusaurus/types';

const load = createRequire(__filename);

/** The framework names a plugin of PostCSS by its file. What other plugins have added is made already. */
function made(plugin: unknown): unknown {
  if (!Array.isArray(plugin)) {
    return plugin;
  }
  const [file, options] = plugin as [string, object];
  return (load(file) as (given: object) => unknown)(options);
}

/** Makes the plugins of PostCSS once, and not again for every style sheet; nor does each look for a configuration of its own. */
export default function quickStylesPlugin(): Plugin {
  return {
    name: 'quick-styles',
    configurePostCss: (options) => ({...options, config: false, plugins: options.plugins.map(made)}),
  };
}
