import type {KnipConfig} from 'knip';

export default {
  entry: [
    'src/**/theme/**/*.{js,jsx,tsx}',
    'src/pages/**/*.{js,jsx,tsx,md,mdx}',
    '{wiki,docs,changelog,blog,i18n}/**/*.mdx',
    'sidebars*.ts',
    // Referenced by path, in docusaurus.config.ts and in plugins.
    'src/features/*/plugin.ts',
    'src/site/sidebarAbout.ts',
    'src/islands/*.tsx',
    'src/script/{first,index}.ts',
    'src/light/script/{beforePaint,cleanAddress,index}.ts',
    'src/light/{steps.ts,proof/react.ts,islands/wake.tsx}',
    'src/features/{search/ui/search.ts,memoryRouter/ui/*}',
    'tests/{light,site,nightly}/*.config.ts',
    // Code of pages for tests.
    'tests/site/{sidebars.ts,{code,content}/**/*.tsx}',
    '.ci/*.ts',
    'scripts/*.mjs',
  ],
  project: ['src/**/*.{js,jsx,ts,tsx,mdx}', 'tests/**/*.ts', 'scripts/**/*.{mjs,ts}', '*.ts'],
  // What Docusaurus resolves by name, and a package whose files are required by the names of languages.
  ignoreDependencies: [/docusaurus/, /^@theme/, 'prismjs'],
} satisfies KnipConfig;
