import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import DataTable from '@site/src/components/DataTable';
import type {IndexData} from '../data';

const keys = {reads: 'the wearer’s', adds: 'the wearer’s', removes: 'the wearer’s and the holder’s'};
const reading = {full: 'yes', part: 'in part', no: 'no'};

/** All calls, with links to their pages. */
export default function Operations({of: {calls}}: {of: Pick<IndexData, 'calls'>}): ReactNode {
  return (
    <DataTable
      head={['Operation', 'Call', 'Keys', 'Have we read EmlaLock’s page?']}
      rows={calls.map(({to, summary, path, effect, pageRead}) => [
        <Link key="to" to={to}>
          {summary}
        </Link>,
        <code key="path">{path}</code>,
        keys[effect],
        reading[pageRead],
      ])}
    />
  );
}
