import type {PhrasingContent, Root, Table} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';

/** A phone has room for two columns of text, or for three short ones. */
const mostColumns = 3;
const mostLettersInThree = 60;

function textOf(nodes: PhrasingContent[]): string {
  return nodes.map((node) => ('value' in node ? node.value : 'children' in node ? textOf(node.children) : '')).join('');
}

function fitsOnPhones({children}: Table): boolean {
  const columns = children[0]?.children.length ?? 0;
  const isShort = children.every((row) =>
    row.children.every((cell) => textOf(cell.children).length <= mostLettersInThree),
  );
  return columns < mostColumns || (columns === mostColumns && isShort);
}

function labelRow(row: Table['children'][number], labels: string[]): void {
  row.children.forEach((cell, column) => {
    cell.data = {...cell.data, hProperties: {...cell.data?.hProperties, 'data-label': labels[column]}};
  });
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
      rows.forEach((row) => {
        labelRow(row, labels);
      });
      const {className} = table.data?.hProperties ?? {};
      const classes = ['labelled', ...(Array.isArray(className) ? className : [])];
      table.data = {...table.data, hProperties: {...table.data?.hProperties, className: classes}};
    });
  };
}
