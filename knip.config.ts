import type {KnipConfig} from 'knip';

export default {
  entry: [
    'src/theme/**/*.tsx',
    'src/pages/**/*.{tsx,mdx}',
    '{wiki,changelog}/**/*.mdx',
    // Referenced by path, in docusaurus.config.ts and in plugins.
    'src/page/{beforePaint,cleanAddress,index,plugin,preload,routeChange}.ts',
    'src/theme/nprogress.ts',
    'src/features/{feeds,pageList,speed}/plugin.ts',
    'sidebars*.ts',
    'src/features/api/ui/ApiRequest/index.tsx',
    'src/features/search/ui/search.ts',
    'src/features/memoryRouter/ui/MemoryRouter.tsx',
    'tests/support/variants/*.ts',
    // Pages for tests, which the configurations of variants name.
    'tests/manual/{sidebars,code/*,theme/**/*}.{ts,tsx}',
    '.ci/*.ts',
    'scripts/*.mjs',
  ],
  project: ['src/**/*.{ts,tsx,mdx}', '{wiki,changelog}/**/*.mdx', 'tests/**/*.ts', 'scripts/**/*.{mjs,ts}', '*.ts'],
  // Names that Docusaurus resolves, and its packages that come with it.
  ignoreDependencies: [
    '@docusaurus/theme-mermaid',
    /^@theme(-original)?\//,
    'react-router-dom',
    /^@docusaurus\/(ErrorBoundary|Link|Translate|logger|theme-classic|theme-common|useDocusaurusContext|useGlobalData|utils|utils-common)$/,
  ],
} satisfies KnipConfig;
