import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {IndexData} from '../data';
import Keys from './Keys';

type Call = IndexData['calls'][number];

/** A row for each tag of calls that change something. */
const names: Record<string, string> = {time: 'Time', minimum: 'Minimum', maximum: 'Maximum', links: 'Links'};

const columns = (['adds', 'removes'] as const).flatMap((effect) => [
  {effect, isRandom: false},
  {effect, isRandom: true},
]);

const isRandom = ({path}: Call) => path.includes('random');

function nameOf(group: string): string {
  const name = names[group];
  if (name === undefined) {
    throw new Error(`src/features/api/ui/Keypad.tsx: "names" lacks the tag "${group}" of the API description.`);
  }
  return name;
}

/** What a call does. What it does it to is seen in the head of the row, and read out. */
function Key({of: call, row}: {of: Call; row: string}): ReactNode {
  const {to, summary} = call;
  const [verb] = summary.split(' ');
  return (
    <Link to={to}>
      {verb}
      {isRandom(call) && (
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
  const groups = new Set(calls.filter((call) => !reading.includes(call)).map(({group}) => group));
  return (
    <table className="api-keypad" data-site-repeats="">
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
        {Array.from(groups, (group) => (
          <tr key={group}>
            <th scope="row">{nameOf(group)}</th>
            {columns.map((column) => (
              <td key={`${column.effect} ${column.isRandom}`}>
                {calls
                  .filter((call) => call.group === group && call.effect === column.effect)
                  .filter((call) => isRandom(call) === column.isRandom)
                  .map((call) => (
                    <Key key={call.path} of={call} row={nameOf(group)} />
                  ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
