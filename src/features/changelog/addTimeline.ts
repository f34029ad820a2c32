import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import type {VFile} from 'vfile';
import {flowElement} from '../../build/mdast';
import {dayOf} from './entries';

/** Ends the text of each entry with its place in time. */
export default function addTimeline(): Transformer<Root> {
  return (tree: Root, {path: source}: VFile) => {
    const date = dayOf({source});
    if (date !== undefined) {
      const foot = tree.children.findLastIndex((node) => node.data?.hProperties !== undefined);
      tree.children.splice(foot === -1 ? tree.children.length : foot, 0, flowElement('Timeline', {date}, []));
    }
  };
}
