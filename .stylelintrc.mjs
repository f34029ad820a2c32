/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  referenceFiles: ['src/css/media.css'],
  rules: {
    'no-unknown-custom-media': true,
    'color-no-hex': true,
    'color-named': 'never',
    'declaration-no-important': true,
    'selector-attribute-operator-disallowed-list': ['*=', '|='],
    // CSS modules use camel case for JavaScript; the framework and Prism have other conventions.
    'selector-class-pattern':
      '^[a-z][a-zA-Z0-9]*$|^(alert|avatar|button|col|docs|footer|menu|navbar|pagination|table|tabs|theme|token|attr|class|blog|breadcrumbs|hash|language|light|plugin|mdx|main)[a-zA-Z0-9_/\\-]*$',
    // Infima's names have double underscores. Our rules are in reading order, not by specificity.
    'no-descending-specificity': null,
    'custom-property-empty-line-before': null,
  },
  overrides: [
    // The output of `docusaurus swizzle` as well.
    {
      files: ['src/{,light/}theme/**/*.css'],
      rules: {
        'color-no-hex': null,
        'declaration-no-important': null,
        'selector-class-pattern': null,
        'selector-id-pattern': null,
        'selector-pseudo-class-no-unknown': null,
      },
    },
    // The fallbacks of the layer are colours.
    {files: ['src/css/tokens.css', 'src/light/light.css'], rules: {'color-no-hex': null}},
    {files: ['src/css/print.css'], rules: {'color-named': null}},
  ],
};
