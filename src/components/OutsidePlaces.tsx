import type {ReactNode} from 'react';
import A from '@theme/MDXComponents/A';
import {anchorOf, placeIds, places} from '@site/src/site/links';
import DataTable from './DataTable';
import Prose from './Prose';

/** Every place outside this site: its purpose, and its address or what to do without one. */
export default function OutsidePlaces(): ReactNode {
  return (
    <DataTable
      head={['Place', 'What you’d use it for', 'Address, or what to do until we have one']}
      rows={placeIds.map((id) => {
        const {label, purpose, instead, address} = places[id];
        return [
          // In bold, so that the search takes the table as a whole.
          <strong key="place">
            <A id={anchorOf(id)} href={`#${anchorOf(id)}`}>
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
        ];
      })}
    />
  );
}
