import type {Heading, InlineCode, Link, List, Paragraph, PhrasingContent, Strong, Table, Text} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {valueToEstree} from 'estree-util-value-to-estree';
import type {CertaintyMark} from '../site/certainty';
import {splitAtCode} from '../site/splitAtCode';

export function text(value: string): Text {
  return {type: 'text', value};
}

function inlineCode(value: string): InlineCode {
  return {type: 'inlineCode', value};
}

export function strong(...children: PhrasingContent[]): Strong {
  return {type: 'strong', children};
}

/** Text in which backticks mark code. */
export function prose(value: string): PhrasingContent[] {
  return splitAtCode(value).map(({isCode, value: part}) => (isCode ? inlineCode(part) : text(part)));
}

export function paragraph(...children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', children};
}

/** Without an id, the anchor is made from the words, as for any heading. */
export function heading(depth: 2 | 3, children: PhrasingContent[], id?: string): Heading {
  return {type: 'heading', depth, children, ...(id === undefined ? {} : {data: {hProperties: {id}}})};
}

export function link(url: string, ...children: Link['children']): Link {
  return {type: 'link', url, children};
}

export function bullets(items: PhrasingContent[][]): List {
  return {
    type: 'list',
    spread: false,
    children: items.map((children) => ({type: 'listItem', spread: false, children: [paragraph(...children)]})),
  };
}

/** For the classes, see src/features/api/ui/fields.css. */
export function table(classes: string[], head: string[], rows: PhrasingContent[][][]): Table {
  const cells = [head.map((label) => [text(label)]), ...rows];
  return {
    type: 'table',
    data: {hProperties: {className: classes}},
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

export function textElement(
  name: string,
  attributes: Record<string, string>,
  children: MdxJsxTextElement['children'],
): MdxJsxTextElement {
  return {type: 'mdxJsxTextElement', name, attributes: jsxAttributes(attributes), children};
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

/** `<Certainty mark="…" />` */
export function certainty(mark: CertaintyMark): MdxJsxTextElement {
  return textElement('Certainty', {mark}, []);
}
