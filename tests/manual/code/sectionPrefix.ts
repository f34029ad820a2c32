import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

/** Numbers the second-level headings of pages whose front matter asks for it. */
export default function sectionPrefix({word}: {word: string}): Transformer<Root> {
  return (tree: Root, {data}: VFile) => {
    let number = 0;
    visit(tree, 'heading', (node) => {
      if ((data.frontMatter as {numbered?: boolean}).numbered && node.depth === 2) {
        number += 1;
        node.children.unshift({type: 'text', value: `${word} ${number}. `});
      }
    });
  };
}
