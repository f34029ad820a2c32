import type {KnipConfig} from 'knip';

export default {
  entry: ['src/theme/**/*.tsx', 'src/pages/*.tsx', 'scripts/*.mjs'],
  project: ['src/**/*.{ts,tsx}', 'tests/**/*.ts', 'scripts/**/*.mjs', '*.ts'],
  // Names that Docusaurus resolves when it builds, and its parts that come with it at its version.
  ignoreDependencies: [
    /^@theme(-original)?\//,
    /^@docusaurus\/(Link|logger|theme-classic|theme-common|useDocusaurusContext|useGlobalData|utils)$/,
  ],
} satisfies KnipConfig;
