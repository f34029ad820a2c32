import type {ReactNode} from 'react';
import A from '@theme/MDXComponents/A';
import {places, type PlaceId} from '@site/src/site/links';

/** The name of a place, with the anchor that menus lead to. Because it is bold, the search keeps the table whole. */
export function PlaceName({of}: {of: PlaceId}): ReactNode {
  return (
    <strong>
      <A id={of} href={`#${of}`}>
        {places[of].label}
      </A>
    </strong>
  );
}

/** The address of a place, or what to do until it has one. */
export function PlaceAddress({of, children}: {of: PlaceId; children?: ReactNode}): ReactNode {
  const {address} = places[of];
  return address === null ? children : <A href={address}>{address}</A>;
}
