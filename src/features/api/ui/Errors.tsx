import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import DataTable from '@site/src/components/DataTable';
import Prose from '@site/src/components/Prose';
import type {CallData} from '../data';

/** The errors of a call. Each row links to its entry in the page about all calls. */
export default function Errors({of: {errors}}: {of: Pick<CallData, 'errors'>}): ReactNode {
  return (
    <div className="api-fields">
      <DataTable
        head={['Code', 'Status', 'Meaning', 'What to do']}
        rows={errors.map(({name, to, status, meaning, remedy}) => [
          <Link key="name" to={to}>
            <Prose>{name}</Prose>
          </Link>,
          status,
          <Prose key="meaning">{meaning}</Prose>,
          <Prose key="remedy">{remedy}</Prose>,
        ])}
      />
    </div>
  );
}
