import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Table from '@site/src/components/Table';
import {storedCopy, storedData} from '@site/src/features/storage/model/storedData';

/** What the site may store in the reader's browser. */
export default function StoredData(): ReactNode {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{translate({id: 'stored.head.what', message: 'What is kept'})}</th>
          <th scope="col">{translate({id: 'stored.head.when', message: 'When'})}</th>
          <th scope="col">{translate({id: 'stored.head.name', message: 'Name in the browser'})}</th>
        </tr>
      </thead>
      <tbody>
        {storedData.map(({key, isBeginning, what, when}) => (
          <tr key={key}>
            <td>{what}</td>
            <td>{when}</td>
            <td>
              <code>{key}</code>
              {isBeginning &&
                ` ${translate({id: 'stored.andMore', message: 'and what it is about', description: 'Behind the beginning of a name'})}`}
            </td>
          </tr>
        ))}
        <tr>
          <td>{storedCopy.what}</td>
          <td>{storedCopy.when}</td>
          <td>
            <code>{storedCopy.name}</code>
          </td>
        </tr>
      </tbody>
    </Table>
  );
}
