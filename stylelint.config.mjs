/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  rules: {
    'color-no-hex': true,
    'color-named': 'never',
    'declaration-no-important': true,
    'selector-attribute-operator-disallowed-list': ['*=', '|='],
    // CSS modules name their classes for JavaScript; the framework and Prism have names of their own.
    'selector-class-pattern':
      '^[a-z][a-zA-Z0-9]*$|^(alert|button|col|footer|menu|navbar|pagination|table|tabs|theme|token|attr|class|blog|breadcrumbs|language|plugin|mdx)[a-zA-Z0-9_-]*$',
    // Infima's names come with a double underscore; order follows reading, not specificity.
    'no-descending-specificity': null,
    'custom-property-empty-line-before': null,
  },
  overrides: [
    {files: ['src/css/tokens.css'], rules: {'color-no-hex': null}},
    // Feeds are XML; their elements are none of HTML.
    {
      files: ['src/features/feeds/build/feed.css'],
      rules: {'selector-type-no-unknown': null, 'selector-type-case': null},
    },
    {files: ['src/css/print.css'], rules: {'color-named': null}},
  ],
};
