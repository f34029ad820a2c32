import {defineConfig} from 'oxlint';

/**
 * Imports within `src` point one way: each folder, and which others it may import. The light layer imports none.
 * @type {Record<string, string[]>}
 */
const rooms = {
  site: [],
  browser: [],
  build: ['site'],
  after: ['site', 'build'],
  components: ['site', 'browser'],
  features: ['site', 'browser', 'build', 'after', 'components'],
  islands: ['features'],
  theme: ['site', 'browser', 'components', 'features', 'islands'],
  light: [],
  script: ['site', 'browser', 'build', 'after', 'features', 'theme'],
  pages: ['site', 'components', 'features', 'islands'],
};

/** @typedef {{regex: string, message: string, importNames?: string[], importNamePattern?: string}} Refused */

/** @param {string} files @param {Refused[]} patterns */
const refuse = (files, ...patterns) => ({
  files: [files],
  rules: {'no-restricted-imports': /** @type {const} */ (['error', {patterns}])},
});

/** @param {string} room @param {string[]} allowed @returns {Refused} */
function otherRooms(room, allowed) {
  const refused = Object.keys(rooms).filter((other) => other !== room && !allowed.includes(other));
  return {
    regex: `^(@site/src/|(\\.\\./)+)(${refused.join('|')})/`,
    message: `src/${room} may import ${allowed.join(', ') || 'nothing else'}.`,
  };
}

const theirInternals = {regex: '^@docusaurus/theme-common/internal', message: 'Only src/theme may reach in.'};

/** An island has a root of its own: the framework's contexts are not there, and ids of React differ from the page's. */
const notInIslands = [
  {regex: '^@(docusaurus|theme)', message: 'Islands get ids and texts as properties.'},
  {regex: '^react$', importNames: ['useId'], message: 'Islands get ids and texts as properties.'},
];

/** The folders that docusaurus.config.ts promises to be HTML, which works where React does not run. */
const html = ['components', 'theme', 'features/*/ui'];

const whereTo = 'This folder is HTML: what needs React belongs in src/islands, and what a script does in src/script.';

const living = '^use.*(Callback|Effect|Handle|Optimistic|Reducer|Ref|State|Store|Transition|Value)$|Component$';

const notInHtml = [
  {regex: '^react$', importNamePattern: living, message: whereTo},
  {regex: '^@docusaurus/(BrowserOnly|ExecutionEnvironment|useIsBrowser)$', message: whereTo},
];

const handlers = [
  'ref',
  ...['Click', 'Change', 'Input', 'Submit', 'KeyDown', 'Focus', 'Blur'].map((name) => `on${name}`),
];

/**
 * The light layer can be taken out, or into another site: no file in it, however deep, imports one that is not.
 * @param {number} depth
 */
function closedLayer(depth) {
  const pattern = {regex: `^@site/|^(\\.\\./){${depth + 1}}`, message: 'src/light may import nothing else.'};
  return refuse(`src/light/${'*/'.repeat(depth)}*`, pattern, theirInternals);
}

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'unicorn', 'oxc'],
  jsPlugins: ['./scripts/lintClasses.mjs'],
  categories: {correctness: 'error'},
  options: {typeAware: true, reportUnusedDisableDirectives: 'error'},
  ignorePatterns: ['build', '.docusaurus', '.npm', 'test-results', '.work', 'bench/starlight', 'docs/api/_samples'],
  rules: {
    // Regions that scroll sideways must be reachable by keyboard.
    'jsx-a11y/no-noninteractive-tabindex': ['error', {tags: [], roles: ['group']}],
    // Not each element with a role has a tag of its own that fits, and an empty cell is no control.
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/control-has-associated-label': 'off',
    'react/exhaustive-deps': 'error',
    'react/rules-of-hooks': 'error',
    // A spread list of words fills lines.
    'unicorn/no-useless-spread': 'off',
    // Rules for the description have a key of that name.
    'unicorn/no-thenable': 'off',
    // Words sort as they are.
    'typescript/require-array-sort-compare': 'off',
    'no-unused-vars': ['error', {ignoreRestSiblings: true}],

    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-definitions': ['error', 'type'],
    'typescript/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
    'typescript/dot-notation': 'error',
    'typescript/no-confusing-void-expression': 'error',
    'typescript/no-deprecated': 'error',
    'typescript/no-dynamic-delete': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-inferrable-types': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-unnecessary-boolean-literal-compare': 'error',
    'typescript/no-unnecessary-condition': 'error',
    'typescript/no-unnecessary-template-expression': 'error',
    'typescript/no-unnecessary-type-arguments': 'error',
    'typescript/no-unnecessary-type-assertion': 'error',
    'typescript/no-unnecessary-type-conversion': 'error',
    'typescript/no-unnecessary-type-parameters': 'error',
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-enum-assignment': 'error',
    'typescript/no-unsafe-enum-comparison': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/prefer-for-of': 'error',
    'typescript/prefer-includes': 'error',
    // An empty environment variable counts as not set.
    'typescript/prefer-nullish-coalescing': ['error', {ignorePrimitives: {string: true}}],
    'typescript/prefer-optional-chain': 'error',
    'typescript/prefer-promise-reject-errors': 'error',
    'typescript/prefer-string-starts-ends-with': 'error',
    'typescript/require-await': 'error',
    'typescript/restrict-plus-operands': 'error',
    // Numbers in messages are harmless; objects are not.
    'typescript/restrict-template-expressions': ['error', {allowNumber: true}],
    'typescript/return-await': 'error',
  },
  overrides: [
    ...Object.entries(rooms).map(([room, allowed]) =>
      refuse(
        `src/${room}/**`,
        otherRooms(room, allowed),
        ...(room === 'theme' ? [] : [theirInternals]),
        ...(room === 'islands' ? notInIslands : []),
        ...(html.includes(room) ? notInHtml : []),
      ),
    ),
    ...[0, 1, 2, 3, 4, 5, 6].map(closedLayer),
    // A fixture of Playwright gets a function called `use`, and so has the layer one that uses a storage.
    {files: ['tests/**', 'src/light/script/**'], rules: {'react/rules-of-hooks': 'off'}},
    // Parsed JSON is typed by JSDoc casts there, which the rule does not see.
    {files: ['{scripts,bench,src}/**/*.mjs'], rules: {'typescript/no-unsafe-assignment': 'off'}},
    {
      files: ['src/{browser,script,islands,components,features}/**', 'src/light/script/**'],
      rules: {'site/whole-classes': 'error'},
    },
    refuse(
      'src/features/*/ui/**',
      otherRooms('features', ['site', 'browser', 'components']),
      theirInternals,
      ...notInHtml,
    ),
    {
      files: html.map((folder) => `src/${folder}/**/*.tsx`),
      rules: {
        'react/forbid-dom-props': ['error', {forbid: handlers.map((propName) => ({propName, message: whereTo}))}],
      },
    },
    // They are shown only where React runs.
    {
      files: ['src/theme/{ErrorPageContent,Loading}/*', 'src/features/memoryRouter/**'],
      rules: {'no-restricted-imports': 'off', 'react/forbid-dom-props': 'off'},
    },
  ],
});
