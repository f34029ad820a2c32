import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {build, type BuildOptions, type OutputFile, type Plugin} from 'esbuild';
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

/** Options for scripts outside the framework's bundle: one file each, for the browsers named in package.json. */
const forBrowsers = {minify: true, format: 'iife', target: 'es2022'} satisfies BuildOptions;

/** Bundles modules into files, with texts in the language of these messages. */
export async function bundle(
  options: BuildOptions,
  messages: Messages,
  platform: BuildOptions = forBrowsers,
): Promise<OutputFile[]> {
  const {outputFiles} = await build({
    ...platform,
    ...options,
    bundle: true,
    write: false,
    alias: {...options.alias, '@docusaurus/Translate': path.join(__dirname, 'messages/interpolate.ts')},
    plugins: [inlineTexts(messages)],
  });
  return outputFiles;
}

/** Bundles modules into one text. */
export async function bundleText(...given: Parameters<typeof bundle>): Promise<string> {
  return (await bundle(...given)).map(({text}) => text).join('');
}
