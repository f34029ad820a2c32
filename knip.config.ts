import type {KnipConfig} from 'knip';

export default {
  entry: [
    'src/theme/**/*.tsx',
    'src/pages/**/*.{tsx,mdx}',
    '{wiki,changelog}/**/*.mdx',
    // Named in docusaurus.config.ts, src/plugins/replacements and src/plugins/lightScripts, as paths.
    'src/client/{ahead,entry,Link,neverBlank,pageChange,PendingNavigation,preload,progressBar,safeLocation,undisturbed,wish}.{ts,tsx}',
    // Named in src/plugins/replacements and src/plugins/lightScripts, as paths.
    'src/client/instead/*.ts',
    // Bundled by src/plugins/search.
    'src/search/{worker,dialog/index}.ts',
    // Named in src/plugins/quickRoutes, as a path.
    'src/plugins/quickRoutes/router.tsx',
    // Bundled by src/plugins/markdownTwins, for a thread of its own.
    'src/plugins/markdownTwins/thread.ts',
    // Bundled by src/plugins/offline.
    'src/offline/worker/{index,gone}.ts',
    // Bundled by src/plugins/earlyScript and src/plugins/notFound.
    'src/{early,notFound}/index.ts',
    // Named in src/plugins/openapi, which imports it into the pages that need it.
    'src/components/SampleTabs/index.tsx',
    'scripts/*.mjs',
  ],
  project: ['src/**/*.{ts,tsx,mdx}', '{wiki,changelog}/**/*.mdx', 'tests/**/*.ts', 'scripts/**/*.mjs', '*.ts'],
  // Names that Docusaurus resolves when it builds, and its parts that come with it at its version.
  ignoreDependencies: [
    /^@theme(-original)?\//,
    /^(react-(helmet-async|router-config|router-dom)|scheduler)$/,
    /^@docusaurus\/(ErrorBoundary|Link|bundler|logger|theme-classic|theme-common|useDocusaurusContext|useGlobalData|utils|utils-common)$/,
  ],
  // Tried where the machine has it.
  ignoreBinaries: ['nginx'],
} satisfies KnipConfig;
