import type {KnipConfig} from 'knip';

export default {
  entry: [
    'src/theme/**/*.tsx',
    'src/pages/**/*.{tsx,mdx}',
    '{wiki,changelog}/**/*.mdx',
    // Referenced by path in docusaurus.config.ts, src/runtime/build, src/speed and the build folders of features.
    'src/runtime/client/{pageChange,pendingNavigation,preload,progressBar,recoverBlankPage,safeLocation}.ts',
    'src/{runtime,speed}/inline/index.ts',
    'src/runtime/inline/beforePaint.ts',
    'src/build/messages/{interpolate,translate}.ts',
    'src/features/languages/build/loader.mjs',
    'src/speed/{framework/empty,framework/index,speculation/index}.ts',
    'src/features/*/build/index.ts',
    'src/features/api/build/dependOn.mjs',
    'src/features/api/ui/CallBar/index.tsx',
    'src/features/api/ui/RequestPanel/index.tsx',
    'src/features/api/ui/SampleTabs/index.tsx',
    'src/features/code/ui/{copyCode,prism}.ts',
    'src/features/notFound/ui/script.ts',
    'src/features/offline/worker/{index,gone}.ts',
    'src/features/outsideMedia/ui/loadOpenPages.ts',
    'src/features/search/ui/{opener,worker,dialog/index}.ts',
    'src/features/twins/build/thread.ts',
    'scripts/*.mjs',
    'scripts/new/rules.ts',
  ],
  project: ['src/**/*.{ts,tsx,mdx}', '{wiki,changelog}/**/*.mdx', 'tests/**/*.ts', 'scripts/**/*.{mjs,ts}', '*.ts'],
  // Names that Docusaurus resolves, and its packages that come with it.
  ignoreDependencies: [
    /^@theme(-original)?\//,
    /^(react-(helmet-async|router-config|router-dom)|scheduler)$/,
    /^@docusaurus\/(ErrorBoundary|Link|Translate|logger|theme-classic|theme-common|useDocusaurusContext|useGlobalData|utils|utils-common)$/,
  ],
  // Used only where it is installed.
  ignoreBinaries: ['nginx'],
} satisfies KnipConfig;
