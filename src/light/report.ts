// What the build tells an owner.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {logger} from '@docusaurus/logger';
import type {LoadedPlugin} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import {withoutBrowser} from './stepAside';

/** The pages of the framework, by the reason that the template has written into them. */
export function reportPages(outDir: string): void {
  const pages = new Map<string, string[]>();
  for (const page of Globby.sync('**/*.html', {cwd: outDir}).sort()) {
    const html = readFileSync(path.join(outDir, page), 'utf8');
    const [, reason] = /^<!doctype html>\s*<html[^>]* data-light-needs="([^"]*)"/i.exec(html) ?? [];
    if (reason !== undefined) {
      pages.set(reason, [...(pages.get(reason) ?? []), page]);
    }
  }
  pages.forEach((names, reason) => {
    logger.info(`React is on ${names.join(', ')}, because ${reason}.`);
  });
}

/** What neither rendering nor a folder says. */
export function reportUnproved(siteDir: string, plugins: readonly LoadedPlugin[], html: readonly string[]): void {
  const known = [...withoutBrowser, ...html, 'light'];
  const own = plugins.filter(({name, version}) => {
    const names = [name, version.type === 'package' ? version.name : name];
    return version.type !== 'synthetic' && !names.some((one = '') => known.includes(one));
  });
  const themes = own.flatMap(({getThemePath}) => getThemePath?.() ?? []);
  const parts = html.includes('src/theme') ? [] : Globby.sync('src/theme/**/*.{js,jsx,ts,tsx}', {cwd: siteDir}).sort();
  // Such as the component of a doc.
  const named = plugins
    .flatMap(({options}) => Object.entries(options))
    .filter(([option, value]) => option.endsWith('Component') && String(value).startsWith('@site/'))
    .map(([, component]) => component);
  const unproved = [...parts, ...themes.map((folder) => path.relative(siteDir, folder)), ...named];
  if (unproved.length > 0) {
    logger.info(
      `State, effects and what happens when they are loaded do nothing on light pages in these parts: ${unproved.join(', ')}. If they have none of it, name src/theme, or the plugin, in the option html of light().`,
    );
  }
  for (const {name, getClientModules} of own) {
    const modules = getClientModules?.().filter((module) => !/\.(?:css|less|s[ac]ss)$/.test(module)) ?? [];
    if (modules.length > 0) {
      logger.warn(`Light pages do not load what the plugin "${name}" has for every page: ${modules.join(', ')}.`);
    }
  }
}
