import type {ReactNode} from 'react';
import DataTable from '@site/src/components/DataTable';
import Prose from '@site/src/components/Prose';
import type {CallData} from '../data';
import Names from './Names';

/** The errors of a call. Each row links to its entry in the page about all calls. */
export default function Errors({of: {errors}}: {of: Pick<CallData, 'errors'>}): ReactNode {
  return (
    <div className="api-fields">
      <DataTable
        head={['Code', 'Status', 'Meaning', 'What to do']}
        rows={errors.map(({name, status, meaning, remedy}) => [
          <Names key="name" of={[name]} />,
          status,
          <Prose key="meaning">{meaning}</Prose>,
          <Prose key="remedy">{remedy}</Prose>,
        ])}
      />
    </div>
  );
}
