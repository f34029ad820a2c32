// What the bundler does for the layer.
import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import type {Options} from '../plugin';
import {stopAtHidden} from './hidden';

const inLayer = (file: string) => path.join(__dirname, '..', file);

const modules = ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime'];

const aliases = (fileOf: (name: string) => string) =>
  Object.fromEntries(modules.map((name) => [`${name}$`, fileOf(name)]));

/** While pages are rendered, what stands for React, which is itself only there. */
function proofIn(siteDir: string) {
  const {resolve} = createRequire(path.join(siteDir, 'any'));
  return {
    alias: aliases(() => path.join(__dirname, 'react.ts')),
    rules: [{include: __dirname, resolve: {alias: aliases((name) => resolve(name))}}],
  };
}

/** The steps on what the site bundles. */
export function rulesOf({siteDir}: LoadContext, {html, islands}: Required<Options>, isServer: boolean) {
  const folder = path.join(siteDir, islands);
  const folders = Globby.sync([...html], {cwd: siteDir, onlyFiles: false, expandDirectories: false, absolute: true});
  const {alias, rules} = isServer ? proofIn(siteDir) : {alias: {}, rules: []};
  const options = {folders: [...folders, folder, inLayer('theme')], packages: html, isServer};
  return {
    // The framework has an alias of React too.
    mergeStrategy: {'resolve.alias': 'prepend' as const},
    resolve: {alias},
    plugins: [stopAtHidden],
    module: {
      rules: [
        ...rules,
        // As `resource`: in a `test`, the framework takes it for a rule that compiles.
        {resource: /\.mdx?$/i, enforce: 'post' as const, loader: inLayer('proof/markdown.mjs'), options},
        // An island that is a part of another one has none of its own.
        {test: /\.[jt]sx$/, include: folder, issuer: {not: [folder]}, loader: inLayer('islands/loader.mjs')},
      ],
    },
  };
}
