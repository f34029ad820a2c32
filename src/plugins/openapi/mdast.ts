import type {Code, Heading, Link, List, Paragraph, PhrasingContent, Table} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import {valueToEstree} from 'estree-util-value-to-estree';
import type {Evidence} from './evidence';

export function text(value: string): PhrasingContent {
  return {type: 'text', value};
}

export function inlineCode(value: string): PhrasingContent {
  return {type: 'inlineCode', value};
}

/** Text in which backticks mark code, as everywhere in the description. */
export function prose(value: string): PhrasingContent[] {
  return value
    .split('`')
    .map((part, index) => (index % 2 === 0 ? text(part) : inlineCode(part)))
    .filter((part) => !('value' in part) || part.value !== '');
}

export function paragraph(...children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', children};
}

export function heading(depth: 2 | 3, id: string, ...children: PhrasingContent[]): Heading {
  return {type: 'heading', depth, data: {hProperties: {id}}, children};
}

export function link(url: string, ...children: Link['children']): Link {
  return {type: 'link', url, children};
}

/** A link to itself, so that its place can be linked to and copied. */
export function anchor(id: string, ...children: Link['children']): Link {
  return {...link(`#${id}`, ...children), data: {hProperties: {id}}};
}

export function bullets(items: PhrasingContent[][]): List {
  return {
    type: 'list',
    spread: false,
    children: items.map((children) => ({type: 'listItem', spread: false, children: [paragraph(...children)]})),
  };
}

export function code(lang: string, value: string, title?: string): Code {
  return {type: 'code', lang, meta: title ? `title="${title}"` : null, value: value.trimEnd()};
}

/** The second column is the one that is read; src/css/global.css keeps it wide enough. */
export function table(head: string[], rows: PhrasingContent[][][]): Table {
  const cells = [head.map((label) => [text(label)]), ...rows];
  return {
    type: 'table',
    data: {hProperties: {className: ['reference']}},
    children: cells.map((row) => ({
      type: 'tableRow',
      children: row.map((children) => ({type: 'tableCell', children})),
    })),
  };
}

function jsxAttributes(attributes: Record<string, string>): MdxJsxFlowElement['attributes'] {
  return Object.entries(attributes).map(([name, value]) => ({type: 'mdxJsxAttribute', name, value}));
}

export function flowElement(
  name: string,
  attributes: Record<string, string>,
  children: MdxJsxFlowElement['children'],
): MdxJsxFlowElement {
  return {type: 'mdxJsxFlowElement', name, attributes: jsxAttributes(attributes), children};
}

/** `name={value}` */
export function valueAttribute(name: string, value: object): MdxJsxAttribute {
  const expression = valueToEstree(value);
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: JSON.stringify(value),
      data: {estree: {type: 'Program', sourceType: 'module', body: [{type: 'ExpressionStatement', expression}]}},
    },
  };
}

export function certainty({mark}: Pick<Evidence, 'mark'>): MdxJsxTextElement {
  return {type: 'mdxJsxTextElement', name: 'Certainty', attributes: jsxAttributes({mark}), children: []};
}

/** A meaning, and what is behind it where that is not plain. */
export function withNote(meaning: string, {note}: Evidence): PhrasingContent[] {
  return prose(note ? `${meaning} ${note}` : meaning);
}

/** `import name from 'source'`, so that only pages that need a component carry it. */
export function importOf(name: string, source: string): MdxjsEsm {
  return {
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
            source: {type: 'Literal', value: source},
            attributes: [],
          },
        ],
      },
    },
  };
}
