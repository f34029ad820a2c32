import type {KnipConfig} from 'knip';
import {config} from '../docusaurus.config';
import {sectionIds, sections} from '../src/site/sections';

const folders = sectionIds.map((id) => sections[id].path.split('/')[0]);
const content = `{${[...folders, 'i18n'].join()}}/**/*.{md,mdx}`;

/** What the configuration names, which may be the end of the name of a package. */
const named = [config.plugins, config.themes, config.presets]
  .flatMap((list: readonly unknown[] | null | undefined) => list ?? [])
  .map((one): unknown => (Array.isArray(one) ? one[0] : one))
  .filter((name) => typeof name === 'string');

export default {
  entry: [
    'src/theme/**/*.{js,jsx,tsx}',
    'src/pages/**/*.{js,jsx,tsx,md,mdx}',
    'src/css/index.css',
    content,
    // Referenced by path, in docusaurus.config.ts and in plugins.
    'src/features/pageList/plugin.ts',
    'sidebars*.ts',
    'src/site/sidebarAbout.ts',
    'src/islands/*.tsx',
    'src/light/script/{beforePaint,cleanAddress,index}.ts',
    'src/light/steps.ts',
    'src/light/proof/{jsx,react}.ts',
    'src/light/islands/wake.tsx',
    'src/light/theme/**/*.tsx',
    'src/script/{first,index}.ts',
    'src/features/{memoryRouter,storageOff}/plugin.ts',
    'src/features/search/ui/search.ts',
    'src/features/memoryRouter/ui/*',
    'tests/{light,site,nightly}/*.config.ts',
    // Code of pages for tests.
    'tests/site/{sidebars.ts,{code,content}/**/*.tsx}',
    '.ci/*.ts',
    'scripts/*.mjs',
  ],
  project: ['src/**/*.{js,jsx,ts,tsx,mdx}', content, 'tests/**/*.ts', 'scripts/**/*.{mjs,ts}', '*.ts'],
  // Names that Docusaurus resolves, and a package whose files are required by the names of languages.
  ignoreDependencies: [
    'prismjs',
    ...named.map((name) => new RegExp(`(^|[/-])${name}$`)),
    /^@theme(-original|-init)?\//,
    /^@docusaurus\/(ErrorBoundary|Link|Translate|useDocusaurusContext|useGlobalData)$/,
  ],
  // Only the imports of a page or a sheet matter. Knip itself reads those of `.mdx`.
  compilers: {
    md: (text: string) => (text.replace(/^```[^]*?^```/gm, '').match(/^import .+$/gm) ?? []).join('\n'),
    css: (text: string) => (text.match(/(?<=^@)import .+$/gm) ?? []).join('\n').replace(/url\((.+?)\)/g, '$1'),
  },
} satisfies KnipConfig;
