import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {posixPath} from '@docusaurus/utils';
import {parse} from 'yaml';
import {cutVersions} from '../../build/docsVersions';
import {outputFile} from '../../build/outputFile';
import {descriptionFile, readDescription} from './description';
import {findProblems} from './rules';

/** Throws at a description that pages cannot be made from, and at calls that no page explains. */
async function check(): Promise<void> {
  const yaml = await readFile(descriptionFile, 'utf8');
  // Not yet linted, so that what is no YAML is told with its line.
  const problems = await findProblems(yaml, descriptionFile);
  const pages = problems.length > 0 ? [] : readDescription(yaml).operations.map(({page}) => `${page.slice(1)}.mdx`);
  const missing = pages
    .filter((page) => !existsSync(page))
    .map((page) => `${descriptionFile}: a call has no page. Write ${page}.`);
  if (problems.length + missing.length > 0) {
    throw new Error([...problems, ...missing].join('\n'));
  }
}

/**
 * Checks the description, and publishes it as written and as JSON, for tools that read only JSON. In development, the
 * pages of the reference are rebuilt when it changes.
 */
export default async function apiPlugin(context: LoadContext): Promise<Plugin> {
  const {siteDir, generatedFilesDir, siteConfig} = context;
  const published = path.join(generatedFilesDir, 'openapi');
  // The development server serves a static folder, and the build copies it. The path is relative, because the browser
  // gets the configuration too and must not see a path of this machine.
  siteConfig.staticDirectories.push(posixPath(path.relative(siteDir, published)));
  // Before sidebars and pages are made from it.
  await check();
  return {
    name: 'api',
    getPathsToWatch: () => [path.join(siteDir, descriptionFile)],
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx$/,
            include: path.join(siteDir, path.dirname(descriptionFile)),
            enforce: 'pre',
            use: {
              loader: path.join(siteDir, 'src/features/api/dependOn.mjs'),
              options: {file: path.join(siteDir, descriptionFile)},
            },
          },
        ],
      },
    }),
    async loadContent() {
      await check();
      const [latest] = cutVersions('api', siteDir);
      const file = latest === undefined ? descriptionFile : `api_versioned_docs/version-${latest}/openapi.yaml`;
      const yaml = await readFile(path.join(siteDir, file), 'utf8');
      await outputFile(path.join(published, 'openapi.yaml'), yaml);
      await outputFile(path.join(published, 'openapi.json'), `${JSON.stringify(parse(yaml), null, 2)}\n`);
    },
  };
}
