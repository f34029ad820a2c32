import type {ReactNode} from 'react';
import Table from '@site/src/components/Table';
import {storedCopy, storedData} from '@site/src/features/storage/model/storedData';

const columns = ['What is kept', 'When', 'Name in the browser'];

type RowProps = {what: string; when: string; name: string; isBeginning?: boolean};

function Row({what, when, name, isBeginning}: RowProps): ReactNode {
  const cells = [
    what,
    when,
    <>
      <code>{name}</code>
      {isBeginning && ' and what it is about'}
    </>,
  ];
  return (
    <tr>
      {cells.map((cell, column) => (
        <td key={columns[column]} data-label={columns[column]}>
          {cell}
        </td>
      ))}
    </tr>
  );
}

/** What the site may store in the reader's browser. */
export default function StoredData(): ReactNode {
  return (
    <Table className="labelled">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {storedData.map(({key, ...item}) => (
          <Row key={key} name={key} {...item} />
        ))}
        <Row {...storedCopy} />
      </tbody>
    </Table>
  );
}
