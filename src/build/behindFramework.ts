// What this site changes in the framework without its knowledge, because neither configuration nor a swizzle can.
// othersWait.ts changes when hooks of plugins run, and remarkSteps.ts what the loader of pages does.
import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';

/** Switches storage off, which the framework supports in the browser, but not in its configuration. */
export function switchStorageOff({siteConfig, siteStorage}: Pick<LoadContext, 'siteConfig' | 'siteStorage'>): void {
  if (siteConfig.storage.type !== 'localStorage') {
    throw new Error(
      `createConfig has storage: "none", but storage.type is "${siteConfig.storage.type}". Remove one of the two.`,
    );
  }
  Object.assign(siteStorage, {type: 'none'});
}

/** A client module of the theme, which the bundler asks for without the extension. */
function themeModule(name: string): string {
  return createRequire(__filename).resolve(`@docusaurus/theme-classic/lib/${name}.js`).replace(/\.js$/, '');
}

/** The modules of the framework that we replace; src/theme/README.md says why. */
export function replacedModules(siteDir: string): Record<string, string | false> {
  return {
    [themeModule('nprogress')]: path.join(siteDir, 'src/theme/nprogress.ts'),
    [themeModule('prism-include-languages')]: false,
  };
}

/** Puts a router in place of the one around all pages. */
export function replacedRouter(router: string): object {
  const clientEntry = /core[\\/]lib[\\/]client[\\/]clientEntry\.js$/;
  return {module: {rules: [{test: clientEntry, resolve: {alias: {'react-router-dom$': router}}}]}};
}
