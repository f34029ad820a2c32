import type {ReactNode} from 'react';
import A from '@theme/MDXComponents/A';
import DataTable from '@site/src/components/DataTable';
import Prose from '@site/src/components/Prose';
import type {Field} from '../fields';

/** The name of a field is a link to itself, so that readers can copy its address. */
function cellsOf({name, anchor, form, meaning}: Field): ReactNode[] {
  return [
    <A key="name" id={anchor} href={`#${anchor}`}>
      <code>{name}</code>
    </A>,
    form,
    <Prose key="meaning">{meaning}</Prose>,
  ];
}

/** Fields of an answer. */
export default function Fields({of}: {of?: Field[]}): ReactNode {
  if (!of) {
    throw new Error('<Fields of={…} /> got no fields. "x-group" in docs/api/openapi.yaml has the names of groups.');
  }
  return (
    <div className="api-fields">
      <DataTable head={['Field', 'Type', 'Meaning']} rows={of.map(cellsOf)} />
    </div>
  );
}
