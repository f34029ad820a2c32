import {realpathSync} from 'node:fs';
import path from 'node:path';
import type {DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';
import {readParts, type Parts} from './parts';

/** Modules of which the browser needs less than all → what it needs of them. The reasons stand in src/theme/README.md. */
const instead = {
  tslib$: 'src/client/instead/tslib.ts',
  'hoist-non-react-statics$': 'src/client/instead/hoistStatics.ts',
  'react-helmet-async$': 'src/client/instead/helmet.ts',
};

const docsAddresses = 'node_modules/@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js';

/** A script of its own, so that a slow phone can answer its reader in between; it also stays the same between releases. */
const react = {
  name: 'react',
  test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
  chunks: 'initial',
  priority: 60,
  enforce: true,
} as const;

/** What the bundler tells of the parts that it makes. */
type Graph<Module> = {chunkGraph: {getModuleChunks: (module: Module) => Iterable<{name?: string | null}>}};

/**
 * What the frame of a document needs stands in one file, for whoever else needs some of it too: many small ones would be more
 * bytes, and each a request.
 */
function documents({documentFrame}: Parts) {
  return {
    name: 'documents',
    test: <Module>(module: Module, {chunkGraph}: Graph<Module>) =>
      [...chunkGraph.getModuleChunks(module)].some(({name}) => documentFrame.includes(name ?? '')),
    chunks: 'async',
    priority: 30,
    enforce: true,
  } as const;
}

/** What runs in a browser reads this much of the configuration. The rest, such as the template of a page, is the build's. */
function readInBrowser(config: DocusaurusConfig) {
  const {title, tagline, favicon, url, baseUrl, trailingSlash, titleDelimiter, noIndex, baseUrlIssueBanner} = config;
  const {experimental_router} = config.future;
  return {
    ...{title, tagline, favicon, url, baseUrl, trailingSlash, titleDelimiter, noIndex, baseUrlIssueBanner},
    future: {experimental_router},
    themeConfig: config.themeConfig,
  };
}

export default function lightScriptsPlugin({siteDir, siteConfig, generatedFilesDir}: LoadContext): Plugin {
  let configInBrowser = '';
  const alias = () => {
    const theirs = path.join(generatedFilesDir, 'docusaurus.config');
    return {
      ...Object.fromEntries(Object.entries(instead).map(([name, ours]) => [name, path.join(siteDir, ours)])),
      [theirs]: configInBrowser,
      [`${theirs}.mjs`]: configInBrowser,
    };
  };
  const generated = (...files: string[]) => files.map((file) => path.join(generatedFilesDir, file));
  return {
    name: 'light-scripts',
    async contentLoaded({actions}) {
      configInBrowser = await actions.createData('config.json', readInBrowser(siteConfig));
    },
    configureWebpack: ({mode}, isServer) => {
      if (isServer || mode !== 'production') {
        return {};
      }
      const parts = readParts(generatedFilesDir);
      return {
        mergeStrategy: {entry: 'replace'},
        entry: path.join(siteDir, 'src/client/entry.ts'),
        resolve: {alias: alias()},
        // By number: names would stand in the list of all files a second time.
        output: {chunkFilename: 'assets/js/[id].[contenthash:8].js'},
        optimization: {splitChunks: {cacheGroups: {react, documents: documents(parts)}}},
        module: {
          rules: [
            {
              include: generated('registry.js', 'routesChunkNames.json'),
              loader: path.join(siteDir, 'src/plugins/lightScripts/shorten.mjs'),
              options: {digits: parts.digits},
            },
            {
              include: realpathSync(path.join(siteDir, docsAddresses)),
              loader: path.join(siteDir, 'src/plugins/lightScripts/plainOrder.mjs'),
            },
            {
              include: generated('site-metadata.json'),
              loader: path.join(siteDir, 'src/plugins/lightScripts/lightData.mjs'),
            },
          ],
        },
      };
    },
  };
}
