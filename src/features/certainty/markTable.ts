import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {certainty, table, text} from '../../build/mdast';
import {certainties, certaintyMarks} from '../../site/certainty';

const head = ['Mark', 'What it means', 'What to do'];

/** Replaces `<MarkTable />` with the table of all marks. */
export default function markTable(): Transformer<Root> {
  return (tree: Root) => {
    visit(tree, 'mdxJsxFlowElement', ({name}, index, parent) => {
      if (name !== 'MarkTable' || !parent || index === undefined) {
        return;
      }
      const rows = certaintyMarks.map((mark) => {
        const {label, meaning, advice} = certainties[mark];
        return [[certainty(mark), text(` ${label}`)], [text(meaning)], [text(advice)]];
      });
      parent.children.splice(index, 1, table([], head, rows));
    });
  };
}
