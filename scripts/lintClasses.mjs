// A rule of the linter: light pages have styles for whole words of scripts alone, see src/after/sheets.ts.

const places = [
  'CallExpression[callee.object.property.name="classList"]',
  'CallExpression[callee.property.name="setAttribute"][arguments.0.value="class"]',
  'AssignmentExpression[left.property.name="className"]',
  'JSXAttribute[name.name="className"]',
  'Property[key.name=/^class(Name)?$/]',
];
const pieces = ['TemplateLiteral[expressions.length>0]', 'BinaryExpression[operator="+"]'];
const message = 'Write each class as a whole word, such as in a table: one made of pieces has no style on light pages.';

/** @typedef {{report: (found: {node: unknown, message: string}) => void}} Context */

export default {
  meta: {name: 'site'},
  rules: {
    'whole-classes': {
      /** @param {Context} context */
      create: (context) => ({
        /** @param {unknown} node */
        [`:matches(${places.join(', ')}) :matches(${pieces.join(', ')})`](node) {
          context.report({node, message});
        },
      }),
    },
  },
};
