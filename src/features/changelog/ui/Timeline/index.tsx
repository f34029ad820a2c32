import type {ReactNode} from 'react';
import timeline from '@generated/changelog/default/timeline.json';
import Drawing from './Drawing';
import Year from './Year';
import styles from './year.module.css';

/** Years without entries or observations appear only in the drawing. */
const told = timeline.filter(({items}) => items.length > 0);

/** How many years, from the newest, are expanded at first. */
const open = 2;

/**
 * All entries, runs and observations: a drawing by year, then lists. Both are derived from the files of the entries.
 */
export default function Timeline(): ReactNode {
  return (
    <>
      <Drawing years={timeline} />
      <div className={styles.years}>
        {told.map((year, at) => (
          <Year key={year.year} {...year} isFolded={at >= open} />
        ))}
      </div>
    </>
  );
}
