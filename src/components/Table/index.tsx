import type {ComponentProps, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** A Markdown table in a frame that scrolls sideways if the table is too wide, also by keyboard. */
export default function Table({'aria-label': label, ...props}: ComponentProps<'table'>): ReactNode {
  return (
    <div
      className={styles.frame}
      role="group"
      aria-label={label ?? translate({id: 'site.table.label', message: 'Table'})}
      tabIndex={0}>
      <table {...props} />
    </div>
  );
}
