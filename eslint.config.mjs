// @ts-expect-error: the plugin publishes no types.
import jsxA11y from 'eslint-plugin-jsx-a11y';
import boundaries from 'eslint-plugin-boundaries';
import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import {defineConfig, globalIgnores} from 'eslint/config';
import tseslint from 'typescript-eslint';
import {elements, policies} from './boundaries.config.mjs';

export default defineConfig(
  globalIgnores(['build', '.docusaurus', 'test-results', '**/node_modules', 'bench/.work', 'bench/peers']),
  {
    files: ['**/*.{ts,tsx,mts,mjs}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname}},
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      // Numbers in messages are harmless; objects are not.
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {group: ['@docusaurus/theme-common/internal'], message: 'Only swizzles in src/theme may reach in.'},
          ],
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: {boundaries, 'import-x': importX},
    settings: {
      'boundaries/elements': elements,
      'import/resolver': {typescript: {}},
      'import-x/resolver': {typescript: {}},
    },
    rules: {
      'boundaries/dependencies': ['error', {default: 'disallow', policies}],
      'import-x/no-cycle': 'error',
    },
  },
  {
    files: ['src/**/*.tsx'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.strict],
    rules: {
      // Regions that scroll sideways must be reachable by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', {tags: [], roles: ['group']}],
    },
  },
  // The plugins it imports have no types, or outdated ones.
  {files: ['eslint.config.mjs'], extends: [tseslint.configs.disableTypeChecked]},
  // Parsed JSON is typed by JSDoc casts there, which the rule does not see.
  {files: ['{scripts,bench,src}/**/*.mjs'], rules: {'@typescript-eslint/no-unsafe-assignment': 'off'}},
  // Tests wrap methods of the browser.
  {files: ['tests/**'], rules: {'@typescript-eslint/unbound-method': 'off'}},
  {files: ['src/theme/**'], rules: {'no-restricted-imports': 'off'}},
  {files: ['static/**/*.js'], languageOptions: {sourceType: 'script'}},
);
