import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

function jsxAttributes(attributes: Record<string, string>): MdxJsxFlowElement['attributes'] {
  return Object.entries(attributes).map(([name, value]) => ({type: 'mdxJsxAttribute', name, value}));
}

/** The attribute of an element if its value is a text. */
export function attributeOf(element: MdxJsxFlowElement | MdxJsxTextElement, name: string): string | undefined {
  const value = element.attributes.find((one) => 'name' in one && one.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

export function textElement(
  name: string,
  attributes: Record<string, string>,
  children: MdxJsxTextElement['children'],
): MdxJsxTextElement {
  return {type: 'mdxJsxTextElement', name, attributes: jsxAttributes(attributes), children};
}
