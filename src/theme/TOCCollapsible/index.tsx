// Ejected from TOCCollapsible @3.10.2. Change: a native details element, so it works without a script; upstream's list is
// not in the HTML until it is opened. It shares one bar with the menu, which stays visible while the page scrolls.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import MobileSidebarToggle from '@theme/Navbar/MobileSidebar/Toggle';
import type {Props} from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import styles from './styles.module.css';

const label = translate({id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page'});

export default function TOCCollapsible({toc, className, minHeadingLevel, maxHeadingLevel}: Props): ReactNode {
  return (
    <div className={clsx(styles.bar, className)}>
      <MobileSidebarToggle />
      <details className={styles.contents}>
        <summary>{label}</summary>
        <nav aria-label={label}>
          <TOCItems toc={toc} minHeadingLevel={minHeadingLevel} maxHeadingLevel={maxHeadingLevel} />
        </nav>
      </details>
    </div>
  );
}
