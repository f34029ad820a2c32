import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import places from '@generated/outside-links/default/places.json';
import Heading from '@theme/Heading';
import type {ContactPlace} from '@site/src/features/outsideLinks/model/place';

function Address({address}: Pick<ContactPlace, 'address'>): ReactNode {
  return address === null ? (
    <em>
      {translate({
        id: 'outside.notConfirmed',
        message: 'Its address is not confirmed, so there is no link to it yet.',
      })}
    </em>
  ) : (
    <Link to={address}>{address}</Link>
  );
}

/** Every place outside this site: its purpose, and its address if that is confirmed. */
export default function OutsidePlaces(): ReactNode {
  return places.map(({label, purpose, anchor, address}) => (
    <section key={anchor}>
      <Heading as="h3" id={anchor}>
        {label}
      </Heading>
      <p>
        {purpose} <Address address={address} />
      </p>
    </section>
  ));
}
