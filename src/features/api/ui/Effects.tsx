import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {effectsIn} from '@site/src/features/api/effects';

/** What the icons of calls in the sidebar mean. */
export default function Effects(): ReactNode {
  const {reads, adds, removes} = effectsIn(translate);
  return (
    <li className="effects">
      <span className="reads">{reads}</span>
      <span className="adds">{adds}</span>
      <span className="removes">{removes}</span>
    </li>
  );
}
