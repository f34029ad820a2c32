import type {ReactNode} from 'react';
import A from '@theme/MDXComponents/A';
import {places} from '@site/src/site/links';
import DataTable from './DataTable';
import Prose from './Prose';

/** Every place outside this site: its purpose, and its address or what to do without one. */
export default function OutsidePlaces(): ReactNode {
  return (
    <DataTable
      head={['Place', 'What you’d use it for', 'Address, or what to do until we have one']}
      rows={Object.entries(places).map(([id, {label, purpose, instead, address}]) => [
        // In bold, so that the search takes the table as a whole.
        <strong key="place">
          <A id={id} href={`#${id}`}>
            {label}
          </A>
        </strong>,
        purpose,
        address === null ? (
          <Prose key="instead">{instead}</Prose>
        ) : (
          <A key="address" href={address}>
            {address}
          </A>
        ),
      ])}
    />
  );
}
