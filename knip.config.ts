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
    '.ci/*.ts',
    'scripts/*.mjs',
  ],
  project: ['src/**/*.{ts,tsx,mdx}', '{wiki,changelog}/**/*.mdx', 'tests/**/*.ts', 'scripts/**/*.{mjs,ts}', '*.ts'],
  // Names that Docusaurus resolves.
  ignoreDependencies: [
    /^@theme(-original)?\//,
    /^@docusaurus\/(ErrorBoundary|Link|Translate|useDocusaurusContext|useGlobalData)$/,
  ],
} satisfies KnipConfig;
