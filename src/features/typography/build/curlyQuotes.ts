import type {Node, Parent, Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxExpressionAttribute} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {typographic} from '../model/typographic';

/** A quotation never continues from one of these blocks into the next. */
const blocks = new Set(['paragraph', 'heading', 'tableCell', 'mdxJsxFlowElement']);

/** For the quotation mark that follows it, code counts as a word. */
const wordLike = 'x';

/** Attributes that components show as text. */
const shownAttributes = ['label', 'title'];

function curlAttributes(attributes: (MdxJsxAttribute | MdxJsxExpressionAttribute)[]): void {
  for (const attribute of attributes) {
    if ('name' in attribute && shownAttributes.includes(attribute.name) && typeof attribute.value === 'string') {
      attribute.value = typographic(attribute.value);
    }
  }
}

/** Converts the texts of a block in order. Returns the text that precedes the next one. */
function curl(node: Node, before: string): string {
  if ('children' in node) {
    const {children} = node as Parent;
    if ('attributes' in node && Array.isArray(node.attributes)) {
      curlAttributes(node.attributes as MdxJsxAttribute[]);
    }
    const inside = children.reduce((said, child) => curl(child, said), blocks.has(node.type) ? '' : before);
    return blocks.has(node.type) ? '' : inside;
  }
  if (node.type === 'text' && 'value' in node && typeof node.value === 'string') {
    node.value = typographic(node.value, before);
    return `${before}${String(node.value)}`.slice(-1);
  }
  return node.type === 'break' ? '' : wordLike;
}

/** Makes quotation marks and apostrophes in prose typographic, but not in code. */
export default function curlyQuotes(): Transformer<Root> {
  return (tree) => {
    curl(tree, '');
  };
}
