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
    const [, reason] = /^<!doctype html><html[^>]* data-light-needs="([^"]*)"/i.exec(html) ?? [];
    if (reason !== undefined) {
      pages.set(reason, [...(pages.get(reason) ?? []), page]);
    }
  }
  pages.forEach((names, reason) => {
    logger.info(`React is on ${names.join(', ')}, because ${reason}.`);
  });
}

/** What neither rendering nor a folder says. */
export function reportUnproved(
  plugins: readonly LoadedPlugin[],
  parts: readonly string[],
  html: readonly string[],
): void {
  if (parts.length > 0) {
    logger.info(
      `State, effects and what happens when they are loaded do nothing on light pages in these parts: ${parts.join(', ')}. If they have none of it, name src/theme in the option html of light().`,
    );
  }
  for (const {name, version, getClientModules} of plugins) {
    const modules = getClientModules?.().filter((module) => !/\.(?:css|less|s[ac]ss)$/.test(module)) ?? [];
    const names = [name, version.type === 'package' ? version.name : name];
    const isKnown =
      version.type === 'synthetic' || names.some((one = '') => [...withoutBrowser, ...html].includes(one));
    if (modules.length > 0 && !isKnown) {
      logger.warn(`Light pages do not load what the plugin "${name}" has for every page: ${modules.join(', ')}.`);
    }
  }
}
