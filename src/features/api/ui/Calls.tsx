import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Table from '@site/src/components/Table';
import type {Reference} from '../calls';

const reading = {full: 'yes', part: 'in part', no: 'no'};

/** All calls by what they change, with links to their pages. */
export default function Calls({of: {groups}}: {of: Pick<Reference, 'groups'>}): ReactNode {
  return (
    <Table>
      <thead>
        <tr>
          <th>Operation</th>
          <th>Call</th>
          <th>Keys</th>
          <th>Have we read EmlaLock’s page?</th>
        </tr>
      </thead>
      {groups.map(({label, calls}) => (
        <tbody key={label}>
          {label !== undefined && (
            <tr>
              <th scope="rowgroup">{label}</th>
            </tr>
          )}
          {calls.map(({page, path, summary, sign, needsHolder, pageRead}) => (
            <tr key={path}>
              <td>
                <span className={sign}>
                  <Link to={`/docs/api/${page}`}>{summary}</Link>
                </span>
              </td>
              <td>
                <code>{path}</code>
              </td>
              <td>{needsHolder ? 'both' : 'wearer’s'}</td>
              <td>{reading[pageRead]}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </Table>
  );
}
