import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

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

/** The attribute `name={name}`, for a constant of the compiled page. */
export function constantAttribute(name: string): MdxJsxAttribute {
  const estree = {
    type: 'Program' as const,
    sourceType: 'module' as const,
    body: [{type: 'ExpressionStatement' as const, expression: {type: 'Identifier' as const, name}}],
  };
  return {type: 'mdxJsxAttribute', name, value: {type: 'mdxJsxAttributeValueExpression', value: name, data: {estree}}};
}
