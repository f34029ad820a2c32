import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';

/** Classes from the framework's style sheet. */
const classes = {left: 'text--left', center: 'text--center', right: 'text--right'};

/** Aligns columns of Markdown tables by class, because our policy forbids the inline styles that MDX writes. */
export default function alignByClass(): Transformer<Root> {
  return (tree: Root) => {
    visit(tree, 'table', (table) => {
      const {align} = table;
      table.align = null;
      for (const row of table.children) {
        row.children.forEach((cell, column) => {
          const side = align?.[column];
          if (side) {
            cell.data = {...cell.data, hProperties: {...cell.data?.hProperties, className: [classes[side]]}};
          }
        });
      }
    });
  };
}
