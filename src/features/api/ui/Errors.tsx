import type {ReactNode} from 'react';
import A from '@theme/MDXComponents/A';
import DataTable from '@site/src/components/DataTable';
import Prose from '@site/src/components/Prose';
import type {Reference} from '../calls';

type Props = {
  of: Pick<Reference, 'errors'>;
  /** Whether these are the places of the errors, to which the page of each call links. */
  arePlaces?: boolean;
};

/** Errors, and what to do. */
export default function Errors({of: {errors}, arePlaces = false}: Props): ReactNode {
  const rows = errors.map(({name, anchor, status, meaning}) => [
    <A key="name" id={arePlaces ? anchor : undefined} href={`/docs/api#${anchor}`}>
      <Prose>{name}</Prose>
    </A>,
    status,
    <Prose key="meaning">{meaning}</Prose>,
  ]);
  return <DataTable head={['Code', 'Status', 'Meaning']} rows={rows} />;
}
