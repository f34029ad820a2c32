import type {ReactNode} from 'react';
import timeline from '@generated/changelog/default/timeline.json';
import Drawing from './Drawing';
import Year from './Year';

/** All entries, runs and observations: first drawn by year, then told. Both come from the files of the entries. */
export default function Timeline(): ReactNode {
  return (
    <>
      <Drawing years={timeline} />
      {timeline.map((year) => (
        <Year key={year.year} {...year} />
      ))}
    </>
  );
}
