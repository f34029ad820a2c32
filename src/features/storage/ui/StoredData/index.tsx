import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Table from '@site/src/components/Table';
import {storedCopy, storedData} from '@site/src/features/storage/model/storedData';

const columns = [
  translate({id: 'stored.head.what', message: 'What is kept'}),
  translate({id: 'stored.head.when', message: 'When'}),
  translate({id: 'stored.head.name', message: 'Name in the browser'}),
];

type RowProps = {what: string; when: string; name: string; isBeginning?: boolean};

function Row({what, when, name, isBeginning}: RowProps): ReactNode {
  const cells = [
    what,
    when,
    <>
      <code>{name}</code>
      {isBeginning &&
        ` ${translate({id: 'stored.andMore', message: 'and what it is about', description: 'Behind the beginning of a name'})}`}
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

/** Everything that the site may store in the reader's browser. */
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
