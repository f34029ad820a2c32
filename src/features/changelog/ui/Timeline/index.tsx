import type {ReactNode} from 'react';
import timeline from '@generated/changelog/default/timeline.json';
import Drawing from './Drawing';
import Year from './Year';
import styles from './year.module.css';

/** Years of which nothing is known are only drawn. */
const told = timeline.filter(({items}) => items.length > 0);

/** How many years, from the newest, are open at first. */
const open = 2;

/** All entries, runs and observations: first drawn by year, then told. Both come from the files of the entries. */
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
