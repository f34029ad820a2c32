import type {Link, Paragraph, PhrasingContent, Text} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

export function text(value: string): Text {
  return {type: 'text', value};
}

export function paragraph(...children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', children};
}

export function link(url: string, ...children: Link['children']): Link {
  return {type: 'link', url, children};
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
