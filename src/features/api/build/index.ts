import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {posixPath} from '@docusaurus/utils';
import {cutVersions} from '../../../build/docsVersions';
import {outputFile} from '../../../build/outputFile';
import {loadDescription} from './description';
import {demandPages} from './pages';
import {descriptionFile, parseSource} from './source';

/** The description for the pages at the main address of the section. */
function latestDescription(siteDir: string): string {
  const [latest] = cutVersions('api', siteDir);
  return latest === undefined ? descriptionFile : `api_versioned_docs/version-${latest}/openapi.yaml`;
}

/**
 * Publishes the description as written and as JSON, for tools that read only JSON. In development, the pages of the
 * reference are rebuilt when it changes.
 */
export default function openapiPlugin({siteDir, generatedFilesDir, siteConfig}: LoadContext): Plugin {
  const source = path.join(siteDir, descriptionFile);
  const published = path.join(generatedFilesDir, 'openapi');
  // The development server serves a static folder, and the build copies it. The path is relative, because the browser
  // gets the configuration too and must not see a path of this machine.
  siteConfig.staticDirectories.push(posixPath(path.relative(siteDir, published)));
  // Before anything else reads it, so that a fault is reported as one of the description and not of a page.
  const check = () => {
    demandPages(descriptionFile, loadDescription().operations, siteDir);
  };
  check();
  return {
    name: 'openapi',
    getPathsToWatch: () => [source],
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx$/,
            include: path.dirname(source),
            enforce: 'pre',
            use: {loader: path.join(siteDir, 'src/features/api/build/dependOn.mjs'), options: {file: source}},
          },
        ],
      },
    }),
    async loadContent() {
      check();
      const yaml = await readFile(path.join(siteDir, latestDescription(siteDir)), 'utf8');
      await outputFile(path.join(published, 'openapi.yaml'), yaml);
      await outputFile(path.join(published, 'openapi.json'), `${JSON.stringify(parseSource(yaml), null, 2)}\n`);
    },
  };
}
