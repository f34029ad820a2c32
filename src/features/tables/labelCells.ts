import type {Root, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';

/** A phone has room for two columns of text, or for three short ones. */
const mostColumns = 3;
const mostLettersInThree = 60;

function fitsOnPhones({children: rows}: Table): boolean {
  const columns = rows[0]?.children.length ?? 0;
  const texts = rows.flatMap((row) => row.children.map((cell) => toString(cell)));
  return columns < mostColumns || (columns === mostColumns && texts.every((text) => text.length <= mostLettersInThree));
}

/** Labels each cell of a wide table with its column, so that a phone can stack the cells of a row. */
export default function labelCells(): Transformer<Root> {
  return (tree: Root) => {
    visit(tree, 'table', (table) => {
      const [head, ...rows] = table.children;
      if (!head || fitsOnPhones(table)) {
        return;
      }
      const labels = head.children.map((cell) => toString(cell));
      for (const row of rows) {
        row.children.forEach((cell, column) => {
          cell.data = {hProperties: {'data-site-label': labels[column]}};
        });
      }
      table.data = {hProperties: {className: ['labelled']}};
    });
  };
}
