import type {PhrasingContent, Root, Table} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';

/** A phone has room for two columns of text, or for three short ones. */
const mostColumns = 3;
const mostLettersInThree = 60;

function textOf(nodes: PhrasingContent[]): string {
  return nodes.map((node) => ('value' in node ? node.value : 'children' in node ? textOf(node.children) : '')).join('');
}

function fitsOnPhones({children: rows}: Table): boolean {
  const columns = rows[0]?.children.length ?? 0;
  const texts = rows.flatMap((row) => row.children.map((cell) => textOf(cell.children)));
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
      const labels = head.children.map(({children}) => textOf(children));
      for (const row of rows) {
        row.children.forEach((cell, column) => {
          cell.data = {hProperties: {'data-site-label': labels[column]}};
        });
      }
      table.data = {hProperties: {className: ['labelled']}};
    });
  };
}
