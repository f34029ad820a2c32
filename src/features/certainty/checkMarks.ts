import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {attributeOf} from '../../build/mdast';
import {certainties, certaintyMarks} from '../../site/certainty';
import {isKeyOf} from '../../site/isKeyOf';

/** Keeps each certainty mark on the same line as the word before it, and stops at one that does not exist. */
export default function checkMarks(): Transformer<Root> {
  return (tree: Root, file: VFile) => {
    visit(tree, ['mdxJsxTextElement', 'mdxJsxFlowElement'], (node, index, parent) => {
      if (!('attributes' in node) || node.name !== 'Certainty') {
        return;
      }
      if (!isKeyOf(certainties, attributeOf(node, 'mark'))) {
        const remedy = `Give it mark="…" with one of ${certaintyMarks.join(', ')}.`;
        file.fail(`<Certainty /> does not say how sure it is. ${remedy}`, node);
      }
      const before = index === undefined ? undefined : parent?.children[index - 1];
      if (before?.type === 'text') {
        before.value = before.value.replace(/\s+$/, '\u00A0');
      }
    });
  };
}
