// Rules of the linter that only this site has.
import {readFileSync} from 'node:fs';

/** @typedef {{filename: string, sourceCode: {text: string}, report: (found: {node?: unknown, loc?: {line: number, column: number}, message: string}) => void}} Context */

const places = [
  'CallExpression[callee.object.property.name="classList"]',
  'CallExpression[callee.property.name="setAttribute"][arguments.0.value="class"]',
  'AssignmentExpression[left.property.name="className"]',
  'JSXAttribute[name.name="className"]',
  'Property[key.name=/^class(Name)?$/]',
];
const pieces = ['TemplateLiteral[expressions.length>0]', 'BinaryExpression[operator="+"]'];

/** Light pages have styles for whole words of scripts alone, see src/after/sheets.ts. @param {Context} context */
const wholeClasses = (context) => ({
  /** @param {unknown} node */
  [`:matches(${places.join(', ')}) :matches(${pieces.join(', ')})`](node) {
    const message =
      'Write each class as a whole word, such as in a table: one made of pieces has no style on light pages.';
    context.report({node, message});
  },
});

/** @type {{dependencies: Record<string, string>}} */
const {dependencies} = JSON.parse(readFileSync('package.json', 'utf8'));

/** The first line of a part of the theme says what an upgrade of the framework has to look at. @param {Context} context */
const themeOpening = ({filename, sourceCode: {text}, report}) => ({
  Program() {
    const file = filename.replaceAll('\\', '/');
    const [, component] = /\/src\/(?:light\/)?theme\/(.+?)(?:\/index)?\.\w+$/.exec(file) ?? [];
    const isWrap = /from '@theme-(?:original|init)\//.test(text);
    const opening = isWrap
      ? `Wraps ${component}: `
      : `Ejected from ${component} @${dependencies['@docusaurus/core']}. Change: `;
    if (component && !text.startsWith('// New: ') && !text.startsWith(`// ${opening}`)) {
      report({loc: {line: 1, column: 0}, message: `Begin this file with: // ${opening}why.`});
    }
  },
});

export default {
  meta: {name: 'site'},
  rules: {'whole-classes': {create: wholeClasses}, 'theme-opening': {create: themeOpening}},
};
