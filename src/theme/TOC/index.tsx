// Ejected from TOC @3.10.2. Change: a landmark with a name; upstream's is a list that nothing announces.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import styles from './styles.module.css';

export default function TOC({className, ...props}: Props): ReactNode {
  return (
    <nav className={clsx(styles.contents, 'thin-scrollbar', className)} aria-label="On this page">
      <TOCItems
        {...props}
        // Names of its own, so that only this list shows which section is being read.
        linkClassName="table-of-contents__link toc-highlight"
        linkActiveClassName="table-of-contents__link--active"
      />
    </nav>
  );
}
