import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';

/** Keeps a mark on the line of the word before it: alone on a line it says nothing. */
export default function keepWithWord(): Transformer<Root> {
  return (tree: Root) => {
    visit(tree, 'mdxJsxTextElement', (mark, index, parent) => {
      const before = index === undefined ? undefined : parent?.children[index - 1];
      if (mark.name === 'Certainty' && before?.type === 'text') {
        before.value = before.value.replace(/\s+$/, '\u00A0');
      }
    });
  };
}
