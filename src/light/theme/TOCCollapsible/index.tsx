// Ejected from TOCCollapsible @3.10.2. Change: a native details element, so it works without a script; upstream's list
// is not in the HTML until it is opened.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import styles from '../Details/styles.module.css';

const label = translate({id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page'});

export default function TOCCollapsible({toc, className, minHeadingLevel, maxHeadingLevel}: Props): ReactNode {
  return (
    <details className={clsx(styles.details, className)} data-not-text="">
      <summary>{label}</summary>
      <nav aria-label={label}>
        <TOCItems toc={toc} minHeadingLevel={minHeadingLevel} maxHeadingLevel={maxHeadingLevel} />
      </nav>
    </details>
  );
}
