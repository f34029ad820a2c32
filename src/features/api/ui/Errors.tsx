import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import DataTable from '@site/src/components/DataTable';
import Prose from '@site/src/components/Prose';
import type {Call} from '../calls';

/** The errors of a call. Each row links to its entry in the page about all calls. */
export default function Errors({of: {errors}}: {of: Call}): ReactNode {
  const rows = errors.map(({name, anchor, status, meaning}) => [
    <Link key="name" to={`/docs/api#${anchor}`}>
      <Prose>{name}</Prose>
    </Link>,
    status,
    <Prose key="meaning">{meaning}</Prose>,
  ]);
  return <DataTable head={['Code', 'Status', 'Meaning']} rows={rows} />;
}
