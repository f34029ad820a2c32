// @ts-expect-error: the plugin publishes no types.
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import {defineConfig, globalIgnores} from 'eslint/config';
import tseslint from 'typescript-eslint';

/**
 * Imports within `src` point one way: each folder, and which others it may import. The light layer imports none.
 * @type {Record<string, string[]>}
 */
const rooms = {
  site: [],
  browser: [],
  build: ['site'],
  components: ['site', 'browser'],
  features: ['site', 'browser', 'build', 'components'],
  islands: ['features'],
  theme: ['site', 'browser', 'components', 'features', 'islands'],
  light: [],
  script: ['browser', 'build', 'features', 'theme'],
  pages: ['site', 'components', 'features', 'islands'],
};

/** @param {string} room @param {string[]} allowed @param {object[]} others @returns {import('eslint').Linter.RulesRecord} */
function refuseOthers(room, allowed, ...others) {
  const refused = Object.keys(rooms).filter((other) => other !== room && !allowed.includes(other));
  const pattern = {
    caseSensitive: true,
    regex: `^(@site/src/|(\\.\\./)+)(${refused.join('|')})/`,
    message: `src/${room} may import ${allowed.join(', ') || 'nothing else'}.`,
  };
  return {'no-restricted-imports': ['error', {patterns: [pattern, ...others]}]};
}

/**
 * The light layer can be taken out, or into another site: no file in it, however deep, imports one that is not.
 * @param {number} depth @returns {import('eslint').Linter.Config}
 */
function closedLayer(depth) {
  const pattern = {regex: `^@site/|^(\\.\\./){${depth + 1}}`, message: 'src/light may import nothing else.'};
  return {
    files: [`src/light/${'*/'.repeat(depth)}*`],
    rules: {'no-restricted-imports': ['error', {patterns: [pattern, theirInternals]}]},
  };
}

const theirInternals = {regex: '^@docusaurus/theme-common/internal', message: 'Only src/theme may reach in.'};

/** An island has a root of its own: the framework's contexts are not there, and ids of React differ from the page's. */
const notInIslands = [
  {regex: '^@(docusaurus|theme)', message: 'Islands get ids and texts as properties.'},
  {regex: '^react$', importNames: ['useId'], message: 'Islands get ids and texts as properties.'},
];

// The output of `docusaurus swizzle` follows the rules of the framework's own linter, and its comments name some of them.
const notInTheirCode = [
  '@typescript-eslint/consistent-indexed-object-style',
  '@typescript-eslint/no-confusing-void-expression',
  '@typescript-eslint/no-explicit-any',
  '@typescript-eslint/no-floating-promises',
  '@typescript-eslint/no-generated-empty-object-type',
  '@typescript-eslint/no-inferrable-types',
  '@typescript-eslint/no-non-null-assertion',
  '@typescript-eslint/no-unnecessary-condition',
  '@typescript-eslint/no-unnecessary-template-expression',
  '@typescript-eslint/no-unnecessary-type-assertion',
  '@typescript-eslint/no-unused-vars',
  '@typescript-eslint/no-useless-default-assignment',
  '@typescript-eslint/prefer-nullish-coalescing',
  '@typescript-eslint/restrict-template-expressions',
  'jsx-a11y/no-noninteractive-element-to-interactive-role',
  'react-hooks/static-components',
];
const unknown = {create: () => ({})};
const theirRules = {
  react: {rules: {'no-danger': unknown, 'function-component-definition': unknown}},
  '@docusaurus': {rules: {'no-untranslated-text': unknown}},
};

export default defineConfig(
  globalIgnores([
    'build',
    '.docusaurus',
    '.npm',
    'test-results',
    '**/node_modules',
    'bench/.work',
    'bench/peers',
    'docs/api/_samples',
  ]),
  {
    files: ['**/*.{ts,tsx,mts,mjs}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname}},
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      // An empty environment variable counts as not set.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', {ignorePrimitives: {string: true}}],
      // Numbers in messages are harmless; objects are not.
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
    },
  },
  ...Object.entries(rooms).map(([room, allowed]) => ({
    files: [`src/${room}/**`],
    rules: refuseOthers(
      room,
      allowed,
      ...(room === 'theme' ? [] : [theirInternals]),
      ...(room === 'islands' ? notInIslands : []),
    ),
  })),
  ...[0, 1, 2, 3, 4, 5, 6].map(closedLayer),
  {files: ['src/features/*/ui/**'], rules: refuseOthers('features', ['site', 'browser', 'components'], theirInternals)},
  {
    files: ['src/**/*.tsx'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.strict],
    rules: {
      // Regions that scroll sideways must be reachable by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', {tags: [], roles: ['group']}],
    },
  },
  {
    files: ['src/{,light/}theme/**'],
    plugins: theirRules,
    linterOptions: {reportUnusedDisableDirectives: 'off'},
    rules: Object.fromEntries(notInTheirCode.map((name) => [name, 'off'])),
  },
  // The plugins it imports have no types, or outdated ones.
  {files: ['eslint.config.mjs'], extends: [tseslint.configs.disableTypeChecked]},
  // Parsed JSON is typed by JSDoc casts there, which the rule does not see.
  {files: ['{scripts,bench,src}/**/*.mjs'], rules: {'@typescript-eslint/no-unsafe-assignment': 'off'}},
  // Tests wrap methods of the browser.
  {files: ['tests/**'], rules: {'@typescript-eslint/unbound-method': 'off'}},
);
