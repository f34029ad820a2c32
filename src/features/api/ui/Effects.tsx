import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

/** What the icons of calls in the sidebar mean. */
export default function Effects(): ReactNode {
  return (
    <li className="api-effects">
      <span className="api-reads">{translate({id: 'site.api.reads', message: 'reads'})}</span>
      <span className="api-adds">{translate({id: 'site.api.adds', message: 'adds'})}</span>
      <span className="api-removes">{translate({id: 'site.api.removes', message: 'removes, holder’s key too'})}</span>
    </li>
  );
}
