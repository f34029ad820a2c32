import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {IndexData} from '../data';
import Keys from './Keys';

type Call = IndexData['calls'][number];

const rows = {time: 'Time', minimum: 'Minimum', maximum: 'Maximum', links: 'Links'};

/** What a call does. What it does it to is seen in the head of the row, and read out. */
function Key({of: {to, summary, path}, row}: {of: Call; row: string}): ReactNode {
  const [verb] = summary.split(' ');
  return (
    <Link to={to}>
      {verb}
      {path.includes('random') && (
        <>
          {' '}
          <small>at random</small>
        </>
      )}
      <span>, {row}</span>
    </Link>
  );
}

/** The choice between the calls as a pad of keys: what changes, in which direction, and by a fixed or a random amount. */
export default function Keypad({of: {calls}}: {of: Pick<IndexData, 'calls'>}): ReactNode {
  const reading = calls.filter(({effect}) => effect === 'reads');
  return (
    <table className="keypad" data-site-repeats="">
      <thead>
        <tr>
          <td />
          <th scope="colgroup" colSpan={2}>
            <Keys of={{effect: 'adds'}} /> One key
          </th>
          <th scope="colgroup" colSpan={2}>
            <Keys of={{effect: 'removes'}} /> Both keys
          </th>
        </tr>
      </thead>
      <tbody>
        {reading.map((call) => (
          <tr key={call.path}>
            <th scope="row">Read</th>
            <td colSpan={4}>
              <Link to={call.to}>{call.summary}</Link>
            </td>
          </tr>
        ))}
        {Object.entries(rows).map(([group, name]) => (
          <tr key={group}>
            <th scope="row">{name}</th>
            {calls
              .filter((call) => call.group === group)
              .map((call) => (
                <td key={call.path}>
                  <Key of={call} row={name} />
                </td>
              ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
