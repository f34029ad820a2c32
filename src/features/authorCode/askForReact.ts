import path from 'node:path';
import {logger} from '@docusaurus/logger';
import type {LoadedPlugin, RouteConfig} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import {fileOfPage} from '../../build/builtPages';
import {replaceIn, type PageChange} from '../../build/onPages';
import {worksWithoutReact} from '../../site/worksWithoutReact';
import {isStatic, needsReact} from './ownParts';

/** The parts of the classic preset that have a theme or client modules. */
const ofPreset = ['@docusaurus/theme-classic', '@docusaurus/plugin-css-cascade-layers'];

/** What a plugin adds to every page. */
function reasonsOf(
  {name, path: folder, version, getThemePath, getClientModules}: LoadedPlugin,
  siteDir: string,
): string[] {
  const packageName = version.type === 'package' ? (version.name ?? name) : name;
  if ([...ofPreset, ...worksWithoutReact].includes(packageName)) {
    return [];
  }
  const files = (getClientModules?.() ?? []).map((module) => path.resolve(folder, module));
  const modules = files.filter((file) => needsReact(file, siteDir, siteDir));
  return [
    ...(getThemePath?.() === undefined ? [] : [`the theme of ${packageName}`]),
    ...modules.map((file) => path.relative(siteDir, file)),
  ];
}

/** What brings React to every page: code of authors and plugins that is part of each. */
function reasonsForReact(plugins: readonly LoadedPlugin[], siteDir: string): string[] {
  const parts = Globby.sync('src/theme/**/*.{js,jsx,ts,tsx}', {cwd: siteDir}).sort();
  return [
    ...parts.filter((file) => !isStatic(path.join(siteDir, file))),
    ...plugins.flatMap((plugin) => reasonsOf(plugin, siteDir)),
  ];
}

/** Each route with its own component and those around it. */
function componentsOf(routes: RouteConfig[], around: string[] = []): {path: string; components: string[]}[] {
  return routes.flatMap((route) => {
    const components = [...around, route.component];
    return route.routes ? componentsOf(route.routes, components) : [{path: route.path, components}];
  });
}

/** Lets the page script load React when the browser is idle, on pages that are or contain code of an author as a whole. */
export const askForReact: PageChange = ({plugins, routes, siteDir, baseUrl, siteConfig}) => {
  const reasons = reasonsForReact(plugins, siteDir);
  if (reasons.length > 0) {
    logger.info(
      `Every page loads React, because of ${reasons.join(', ')}. If one of them works without React, end the comment at the top of its file with "Static.", or add its package to src/site/worksWithoutReact.ts.`,
    );
  }
  const site = {baseUrl, trailingSlash: siteConfig.trailingSlash};
  const files = componentsOf(routes)
    .filter(({components}) => components.some((component) => needsReact(component, siteDir, siteDir)))
    .map((route) => fileOfPage(route.path, site));
  return (page) =>
    reasons.length > 0 || files.includes(page.file)
      ? replaceIn(page, /<meta name="?react-scripts"?/, (found) => `${found} data-site-idle`)
      : page.html;
};
