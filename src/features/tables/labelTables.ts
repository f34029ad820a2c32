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

function label(table: Table, name: string | undefined): void {
  const [head, ...rows] = table.children;
  const isWide = head !== undefined && !fitsOnPhones(table);
  table.data = {hProperties: {ariaLabel: name, className: isWide ? ['labelled'] : undefined}};
  if (isWide) {
    const labels = head.children.map((cell) => toString(cell));
    for (const row of rows) {
      row.children.forEach((cell, column) => {
        cell.data = {hProperties: {'data-site-label': labels[column]}};
      });
    }
  }
}

/**
 * Names each table by the heading above it, and labels each cell of a wide one with its column, so that a phone can stack
 * the cells of a row.
 */
export default function labelTables(): Transformer<Root> {
  return (tree: Root) => {
    let heading: string | undefined;
    visit(tree, ['heading', 'table'], (node) => {
      if (node.type === 'heading') {
        heading = toString(node);
      } else if (node.type === 'table') {
        label(node, heading);
      }
    });
  };
}
