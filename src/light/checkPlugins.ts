import path from 'node:path';
import type {LoadedPlugin} from '@docusaurus/types';
import {partsWithReact} from './siteParts';
import {withoutBrowser} from './stepAside';

/** The code of a plugin that every page would have to load. */
function codeOf(plugin: LoadedPlugin, siteDir: string, worksAsHtml: readonly string[]): string[] {
  const {path: folder, getClientModules, getThemePath} = plugin;
  const modules = (getClientModules?.() ?? []).filter((module) => !module.endsWith('.css'));
  const theme = getThemePath?.();
  const parts = theme === undefined ? [] : partsWithReact(siteDir, worksAsHtml, path.resolve(folder, theme));
  return [...modules.map((module) => path.basename(module)), ...parts.map(({reason}) => reason)];
}

/**
 * Stops the build at a plugin of the site whose code in the browser light pages would lack. The configuration alone does
 * not tell: `light` steps aside for packages, which it knows by their names.
 */
export function checkPlugins(plugins: readonly LoadedPlugin[], siteDir: string, worksAsHtml: readonly string[]): void {
  for (const plugin of plugins) {
    const {name, version} = plugin;
    const packageName = version.type === 'package' ? version.name : undefined;
    const isKnown =
      version.type === 'synthetic' ||
      name === 'light' ||
      [name, packageName].some((one = '') => [...withoutBrowser, ...worksAsHtml].includes(one));
    const [code] = isKnown ? [] : codeOf(plugin, siteDir, worksAsHtml);
    if (code !== undefined) {
      throw new Error(
        `The plugin "${name}" has code for every page (${code}), which light pages do not load. If they work without it, add "${name}" to worksAsHtml in docusaurus.config.ts. If not, leave out the call of light() there.`,
      );
    }
  }
}
