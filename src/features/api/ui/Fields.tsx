import type {ReactNode} from 'react';
import A from '@theme/MDXComponents/A';
import DataTable from '@site/src/components/DataTable';
import Prose from '@site/src/components/Prose';
import type {Field} from '../fields';

/** Fields of an answer. The name of each is a link to itself, so that readers can copy its address. */
export default function Fields({of}: {of?: Field[]}): ReactNode {
  if (!of) {
    throw new Error('<Fields of={…} /> got no fields. "x-group" in docs/api/openapi.yaml has the names of groups.');
  }
  const rows = of.map(({name, anchor, type, meaning}) => [
    <A key="name" id={anchor} href={`#${anchor}`}>
      <code>{name}</code>
    </A>,
    type,
    <Prose key="meaning">{meaning}</Prose>,
  ]);
  return <DataTable head={['Field', 'Type', 'Meaning']} rows={rows} />;
}
