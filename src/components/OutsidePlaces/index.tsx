import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {anchorOf, placeIds, places} from '@site/src/site/links';

const open = translate({id: 'outside.notConfirmed', message: 'The address is not confirmed yet.'});

/** Every place outside this site: its purpose, and its address if that is confirmed. */
export default function OutsidePlaces(): ReactNode {
  return placeIds.map((id) => {
    const {label, purpose, address} = places[id];
    return (
      <section key={id}>
        <Heading as="h3" id={anchorOf(id)}>
          {label}
        </Heading>
        <p>
          {purpose} {address === null ? <em>{open}</em> : <Link to={address}>{address}</Link>}
        </p>
      </section>
    );
  });
}
