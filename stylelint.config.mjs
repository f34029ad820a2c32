/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  rules: {
    'color-no-hex': true,
    'color-named': 'never',
    'declaration-no-important': true,
    'selector-attribute-operator-disallowed-list': ['*=', '|='],
    // CSS modules use camel case for JavaScript; the framework and Prism have other conventions.
    'selector-class-pattern':
      '^[a-z][a-zA-Z0-9]*$|^(alert|button|col|footer|menu|navbar|pagination|table|tabs|theme|token|attr|class|blog|breadcrumbs|hash|language|plugin|mdx|main)[a-zA-Z0-9_-]*$',
    // Infima's names have double underscores. Our rules are in reading order, not by specificity.
    'no-descending-specificity': null,
    'custom-property-empty-line-before': null,
  },
  overrides: [
    {files: ['src/css/tokens.css'], rules: {'color-no-hex': null}},
    {files: ['src/css/print.css'], rules: {'color-named': null}},
  ],
};
