// Ejected from TOCCollapsible @3.10.2. Change: a native details element, which has its list and opens without a script.
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Details from '@theme/Details';
import type {Props} from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';

const label = translate({id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page'});

export default function TOCCollapsible({toc, className, minHeadingLevel, maxHeadingLevel}: Props): ReactNode {
  return (
    <Details summary={label} className={className} data-not-text="">
      <nav aria-label={label}>
        <TOCItems toc={toc} minHeadingLevel={minHeadingLevel} maxHeadingLevel={maxHeadingLevel} />
      </nav>
    </Details>
  );
}
