import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';

/** What a quotation may follow: nothing, a space, an opening bracket, a dash or another opening mark. */
const opensAfter = /(?:^|[\s([{/–—“‘])$/;

/** Makes straight quotation marks and apostrophes typographic. The text `before` decides about the first mark. */
export function typographic(text: string, before = ''): string {
  return text.replace(/["']/g, (mark, index: number) => {
    const opens = opensAfter.test(before + text.slice(0, index));
    return mark === '"' ? (opens ? '“' : '”') : opens ? '‘' : '’';
  });
}

/** A quotation never continues from one of these into the next. */
const startsAnew = ['paragraph', 'heading', 'tableCell', 'mdxJsxFlowElement', 'break'];

/** Attributes that components show as text. */
const shownAttributes = ['label', 'title'];

/** Makes quotation marks and apostrophes in prose typographic, but not in code. */
export default function curlyQuotes(): Transformer<Root> {
  return (tree) => {
    let before = '';
    visit(tree, (node) => {
      if (startsAnew.includes(node.type)) {
        before = '';
      }
      if (node.type === 'text') {
        node.value = typographic(node.value, before);
        before = node.value.slice(-1);
      } else if (node.type === 'inlineCode') {
        // Code counts as a word for the mark that follows it.
        before = 'x';
      } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        for (const attribute of node.attributes) {
          if ('name' in attribute && shownAttributes.includes(attribute.name) && typeof attribute.value === 'string') {
            attribute.value = typographic(attribute.value);
          }
        }
      }
    });
  };
}
