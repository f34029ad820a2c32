import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {minify} from '@swc/core';
import {build, type BuildOptions, type Plugin} from 'esbuild';
import {inlineMessages} from './messages/inline.mjs';
import type {Messages} from './messages/read';

/**
 * Our scripts declare texts with the framework's `translate`, as in React. The bundle contains them in one language.
 */
function inlineTexts(messages: Messages): Plugin {
  return {
    name: 'inline-texts',
    setup: (bundler) => {
      bundler.onLoad({filter: /\/src\/.*\.ts$/}, async ({path: file}) => ({
        contents: inlineMessages(await readFile(file, 'utf8'), messages),
        loader: 'ts',
      }));
    },
  };
}

type BundledFile = {path: string; text: string};

/** Makes a script smaller than the bundler does. The page script is in every page, and half a kilobyte shorter then. */
async function shorten(script: string): Promise<string> {
  const {code} = await minify(script, {ecma: 2022, module: true, compress: {passes: 3}, mangle: true});
  return code;
}

/** Options for scripts outside the framework's bundle: one file each, for the browsers named in package.json. */
const forBrowsers = {minify: true, format: 'iife', target: 'es2022'} satisfies BuildOptions;

/** Bundles modules into files, with texts in the language of these messages. */
export async function bundle(
  options: BuildOptions,
  messages: Messages,
  platform: BuildOptions = forBrowsers,
): Promise<BundledFile[]> {
  const {outputFiles} = await build({
    ...platform,
    ...options,
    bundle: true,
    write: false,
    alias: {...options.alias, '@docusaurus/Translate': path.join(__dirname, 'messages/interpolate.ts')},
    plugins: [inlineTexts(messages)],
  });
  return Promise.all(
    outputFiles.map(async ({path: file, text}) => ({
      path: file,
      text: file.endsWith('.css') ? text : await shorten(text),
    })),
  );
}

/** Bundles modules into one text. */
export async function bundleText(...given: Parameters<typeof bundle>): Promise<string> {
  return (await bundle(...given)).map(({text}) => text).join('');
}
