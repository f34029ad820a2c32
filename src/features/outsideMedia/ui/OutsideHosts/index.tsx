import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import pages from '@generated/outside-media/default/pages.json';

const asking = pages
  .map(({hosts, ...page}) => ({...page, hosts: hosts.filter((host) => host !== 'self')}))
  .filter(({hosts}) => hosts.length > 0);

/** The pages that show something from another host; nothing if there are none. */
export default function OutsideHosts(): ReactNode {
  if (asking.length === 0) {
    return null;
  }
  return (
    <>
      <p>
        {translate({
          id: 'outsideHosts',
          message:
            'Except these pages. Each shows something that comes from the hosts listed beside it, and they see your request:',
        })}
      </p>
      <ul>
        {asking.map(({title, permalink, hosts}) => (
          <li key={permalink}>
            <Link to={permalink}>{title}</Link>: {hosts.join(', ')}
          </li>
        ))}
      </ul>
    </>
  );
}
