import path from 'node:path';
import {getNamePatterns} from '@docusaurus/core/lib/server/plugins/moduleShorthand';
import type {Config} from '@docusaurus/types';
import type {KnipConfig} from 'knip';
import createConfig from './docusaurus.config';
import {sectionIds, sections} from './src/site/sections';
import owner from './tests/nightly/owner.config';

type Kind = Parameters<typeof getNamePatterns>[1];

/** The packages and files that a list of the configuration names, in every form that the framework reads. */
function namesIn(list: readonly unknown[] = [], kind: Kind): string[] {
  return list
    .map((one): unknown => (Array.isArray(one) ? one[0] : one))
    .filter((name) => typeof name === 'string')
    .flatMap((name) => getNamePatterns(name, kind));
}

const named = [createConfig(), owner as Config].flatMap(({plugins, themes, presets, clientModules = []}) => [
  ...namesIn(plugins, 'plugin'),
  ...namesIn(themes, 'theme'),
  ...namesIn(presets, 'preset'),
  ...clientModules.filter((file) => file !== undefined),
]);

const folders = sectionIds.map((id) => sections[id].path.split('/')[0]);
const content = `{${[...folders, 'i18n'].join()}}/**/*.{md,mdx}`;

export default {
  entry: [
    ...named.filter((name) => /^[./]/.test(name)).map((name) => `${path.relative('.', name)}{,.*,/index.*}`),
    'src/theme/**/*.{js,jsx,tsx}',
    'src/pages/**/*.{js,jsx,tsx,md,mdx}',
    content,
    // Referenced by path, in docusaurus.config.ts and in plugins.
    'src/page/{beforePaint,cleanAddress,index,plugin,preload,routeChange}.ts',
    'src/theme/nprogress.ts',
    'src/features/{feeds,pageList,speed}/plugin.ts',
    'sidebars*.ts',
    'src/features/api/ui/ApiRequest/index.tsx',
    'src/features/search/ui/search.ts',
    'src/features/memoryRouter/ui/MemoryRouter.tsx',
    'tests/{site,nightly}/*.config.ts',
    // Code of pages for tests.
    'tests/site/{sidebars.ts,{code,content}/**/*.tsx}',
    'tests/nightly/theme/*.tsx',
    '.ci/*.ts',
    'scripts/*.mjs',
  ],
  project: ['src/**/*.{js,jsx,ts,tsx,mdx}', content, 'tests/**/*.ts', 'scripts/**/*.{mjs,ts}', '*.ts'],
  // Names that Docusaurus resolves.
  ignoreDependencies: [
    ...named,
    /^@theme(-original)?\//,
    /^@docusaurus\/(ErrorBoundary|Link|Translate|useDocusaurusContext|useGlobalData)$/,
  ],
  // Only the imports of a page matter. Knip itself reads those of `.mdx`.
  compilers: {md: (text: string) => (text.replace(/^```[^]*?^```/gm, '').match(/^import .+$/gm) ?? []).join('\n')},
} satisfies KnipConfig;
