import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {placeOf} from '../../build/placeOf';
import {certainties} from '../../site/certainty';
import {isKeyOf} from '../../site/isKeyOf';

/** Stops at a certainty mark that does not exist, with file and line. */
export default function checkMarks(): Transformer<Root> {
  return (tree: Root, file: VFile) => {
    visit(tree, (node) => {
      if ((node.type !== 'mdxJsxTextElement' && node.type !== 'mdxJsxFlowElement') || node.name !== 'Certainty') {
        return;
      }
      const mark = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'mark')?.value;
      if (!isKeyOf(certainties, mark)) {
        const marks = Object.keys(certainties).join(', ');
        throw new Error(
          `${placeOf(file, node.position)}: <Certainty /> does not say how sure it is. Give it mark="…" with one of ${marks}.`,
        );
      }
    });
  };
}
