import type {Node, Root} from 'mdast';
import type {Transformer} from 'unified';

/** What a quotation may follow: nothing, a space, an opening bracket, a dash or another opening mark. */
const opensAfter = /(?:^|[\s([{/–—“‘])$/;

/**
 * Makes straight quotation marks and apostrophes typographic. `before` is the preceding text, which decides whether the
 * first mark opens a quotation.
 */
export function typographic(text: string, before = ''): string {
  let done = before;
  for (const character of text) {
    const opens = opensAfter.test(done);
    done += character === '"' ? (opens ? '“' : '”') : character === "'" ? (opens ? '‘' : '’') : character;
  }
  return done.slice(before.length);
}

/** A quotation never continues from one of these blocks into the next. */
const blocks = ['paragraph', 'heading', 'tableCell', 'mdxJsxFlowElement'];

/** Attributes that components show as text. */
const shownAttributes = ['label', 'title'];

type Attribute = {name?: string; value?: unknown};
type AnyNode = Node & {children?: AnyNode[]; value?: string; attributes?: Attribute[]};

function changeAttribute(attribute: Attribute): void {
  if (shownAttributes.includes(attribute.name ?? '') && typeof attribute.value === 'string') {
    attribute.value = typographic(attribute.value);
  }
}

/** Changes the texts of a node in order. Returns the last character before the next text. */
function change(node: AnyNode, before: string): string {
  if (node.type.startsWith('mdxJsx')) {
    node.attributes?.forEach(changeAttribute);
  }
  if (node.type === 'text' && node.value !== undefined) {
    node.value = typographic(node.value, before);
    return (before + node.value).slice(-1);
  }
  if (node.children) {
    const isBlock = blocks.includes(node.type);
    const last = node.children.reduce((text, child) => change(child, text), isBlock ? '' : before);
    return isBlock ? '' : last;
  }
  // Code counts as a word for the mark that follows it.
  return node.type === 'break' ? '' : 'x';
}

/** Makes quotation marks and apostrophes in prose typographic, but not in code. */
export default function curlyQuotes(): Transformer<Root> {
  return (tree) => {
    change(tree, '');
  };
}
