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
    // The names that a framework gives, and ours.
    'selector-class-pattern': [
      '^(alert|avatar|button|card|close|col|container|docs|dropdown|footer|markdown|menu|navbar|pagination|row|table|theme|blog|mdx|main|plugin)($|[_-])|^(api|emergency|home|island|light|search|session|site)-|^(home|iron)$',
      {
        message:
          'Begin the class with its feature, such as "api-" or "site-", or, outside src/islands, put the rule into a *.module.css.',
      },
    ],
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
    // Prism's names.
    {files: ['src/css/code.css'], rules: {'selector-class-pattern': null}},
    {files: ['src/{components,features}/**/*.module.css'], rules: {'selector-class-pattern': '^[a-z][a-zA-Z0-9]*$'}},
    // The fallbacks of the layer are colours.
    {files: ['src/css/tokens.css', 'src/light/light.css'], rules: {'color-no-hex': null}},
    {files: ['src/css/print.css'], rules: {'color-named': null}},
  ],
};
