import {Children, cloneElement, isValidElement, type ComponentProps, type ReactElement, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

type Element = ReactElement<{children?: ReactNode; 'data-site-label'?: string}>;

function elementsOf(node: ReactNode): Element[] {
  return Children.toArray(node).filter((one) => isValidElement(one)) as Element[];
}

/** The elements in a part of a table that have one of these names. */
function find(node: ReactNode, ...names: unknown[]): Element[] {
  return elementsOf(node).flatMap((one) => (names.includes(one.type) ? one : find(one.props.children, ...names)));
}

function textOf(node: ReactNode): string {
  const texts = Children.toArray(node).map((one) =>
    typeof one === 'object' ? textOf((one as Element).props.children) : String(one),
  );
  return texts.join('');
}

function isMerged({props}: Element): boolean {
  return Object.keys(props).some((name) => /^(?:col|row)span$/i.test(name));
}

/** A phone has room for two columns of text, or for three short ones. */
function isWide(columns: string[], cells: Element[]): boolean {
  return columns.length > 3 || (columns.length === 3 && cells.some((cell) => textOf(cell).length > 20));
}

/** The parts of a table, with the name of its column on each cell below the head. */
function withLabels(parts: ReactNode, columns: string[]): Element[] {
  return elementsOf(parts).map((part) => {
    const {type, props} = part;
    if (type === 'tr') {
      const cells = elementsOf(props.children);
      return cloneElement(
        part,
        {},
        ...cells.map((cell, index) => cloneElement(cell, {'data-site-label': columns[index]})),
      );
    }
    return type === 'tbody' ? cloneElement(part, {}, ...withLabels(props.children, columns)) : part;
  });
}

/** A table that scrolls sideways, also by keyboard. A phone stacks wide rows, each cell with the name of its column. */
export default function Table({children, ...props}: ComponentProps<'table'>): ReactNode {
  const columns = find(find(children, 'thead'), 'td', 'th').map(textOf);
  const cells = find(children, 'td', 'th');
  const isStacked = isWide(columns, cells) && !cells.some(isMerged);
  return (
    <div
      className={clsx(styles.frame, isStacked && 'site-labelled')}
      role="group"
      aria-label={columns.filter(Boolean).join(', ')}
      tabIndex={0}>
      <table {...props}>{isStacked ? withLabels(children, columns) : children}</table>
    </div>
  );
}
