import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';

/** Keeps a certainty mark on the same line as the word before it. */
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
