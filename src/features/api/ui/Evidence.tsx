import type {ReactNode} from 'react';
import DataTable from '@site/src/components/DataTable';
import Prose from '@site/src/components/Prose';
import type {CallData} from '../data';
import Names from './Names';

/** Where each part of a page comes from. */
export default function Evidence({of: {evidence}}: {of: Pick<CallData, 'evidence'>}): ReactNode {
  return (
    <DataTable
      head={['Part', 'How sure', 'Where it comes from']}
      rows={evidence.map(({parts, howSure, source}) => [
        <Names key="parts" of={parts} />,
        howSure,
        <Prose key="source">{source}</Prose>,
      ])}
    />
  );
}
