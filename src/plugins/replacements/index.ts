import {realpathSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Modules that no configuration and no swizzle reaches → ours. The reasons stand in src/theme/README.md. */
const everywhere = {
  'node_modules/@docusaurus/theme-classic/lib/nprogress.js': 'src/client/progressBar.ts',
  'node_modules/@docusaurus/theme-classic/lib/prism-include-languages.js': 'src/client/instead/nothing.ts',
};

/** The build neither loses parts of a page nor fetches any ahead, and looking for them took it a second of a thousand pages. */
const inBrowser = {
  'node_modules/@docusaurus/core/lib/client/exports/Link.js': 'src/client/Link.tsx',
  'node_modules/@docusaurus/core/lib/client/PendingNavigation.js': 'src/client/PendingNavigation.tsx',
  'node_modules/@docusaurus/core/lib/client/preload.js': 'src/client/preload.ts',
  'node_modules/@docusaurus/core/lib/client/docusaurus.js': 'src/client/ahead.ts',
};

/** Nothing to choose from. */
const withOneLocale = {
  'node_modules/@docusaurus/theme-classic/lib/theme/NavbarItem/LocaleDropdownNavbarItem/index.js':
    'src/client/instead/noComponent.ts',
};

/** The build highlights code, a browser does not. */
const onServer = {'src/highlight/atBuild.ts': 'src/highlight/prism.ts'};

function aliases(siteDir: string, replacements: Record<string, string>): Record<string, string> {
  const pairs = Object.entries(replacements).flatMap(([theirs, ours]) => {
    // The bundler knows a module by its real path, also where the folder of packages is a link.
    const file = realpathSync(path.join(siteDir, theirs));
    // Some are asked for by a path without extension, some only after it was resolved.
    return [file, file.replace(/\.[jt]s$/, '')].map((name) => [name, path.join(siteDir, ours)] as const);
  });
  return Object.fromEntries(pairs);
}

export default function replacementsPlugin({siteDir, i18n}: LoadContext): Plugin {
  const everySide = {...everywhere, ...(i18n.locales.length === 1 && withOneLocale)};
  return {
    name: 'replacements',
    configureWebpack: (_, isServer) => ({
      resolve: {alias: aliases(siteDir, {...everySide, ...(isServer ? onServer : inBrowser)})},
    }),
  };
}
