import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import type {TimelineMarks, TimelineYear} from '@site/src/features/changelog/model/timeline';
import {countEntries} from './countItems';
import styles from './drawing.module.css';

const percent = (place: number) => `${Math.round(place * 1000) / 10}%`;

function Strip({entries, observations, runs}: TimelineMarks): ReactNode {
  return (
    <svg className={styles.strip} aria-hidden="true" focusable="false">
      {runs.map(({from, to}) => (
        <line key={from} className={styles.run} x1={percent(from)} x2={percent(to)} y1="50%" y2="50%" />
      ))}
      {observations.map((place) => (
        <circle key={place} className={styles.observation} cx={percent(place)} cy="50%" r="4" />
      ))}
      {entries.map((place) => (
        <circle key={place} className={styles.entry} cx={percent(place)} cy="50%" r="6" />
      ))}
    </svg>
  );
}

function Row({year, items, marks}: TimelineYear): ReactNode {
  const {selectMessage} = usePluralForm();
  return (
    <li className={styles.row}>
      {items.length > 0 ? <a href={`#${year}`}>{year}</a> : <span>{year}</span>}
      <Strip {...marks} />{' '}
      <span className={styles.count}>
        {items.length > 0
          ? countEntries(items, selectMessage)
          : translate({id: 'timeline.nothing', message: 'nothing known'})}
      </span>
    </li>
  );
}

function Sample({children}: {children: ReactNode}): ReactNode {
  return (
    <svg width="32" height="16" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

/** One strip per year, with January on the left. It is for scanning; the lists below say the same in words. */
export default function Drawing({years}: {years: readonly TimelineYear[]}): ReactNode {
  return (
    <figure className={styles.drawing}>
      <ol>
        {years.map((year) => (
          <Row key={year.year} {...year} />
        ))}
      </ol>
      <figcaption className={styles.legend} aria-hidden="true">
        <span>{translate({id: 'timeline.legend', message: 'Each row is a year, from January to December.'})}</span>
        <span>
          <Sample>
            <circle className={styles.entry} cx="16" cy="8" r="6" />
          </Sample>
          {translate({id: 'timeline.legend.entry', message: 'entry'})}
        </span>
        <span>
          <Sample>
            <line className={styles.run} x1="0" x2="32" y1="8" y2="8" />
          </Sample>
          {translate({id: 'timeline.legend.run', message: 'run of entries, dates missing'})}
        </span>
        <span>
          <Sample>
            <circle className={styles.observation} cx="16" cy="8" r="4" />
          </Sample>
          {translate({id: 'timeline.legend.observation', message: 'observation, not a release'})}
        </span>
      </figcaption>
    </figure>
  );
}
