import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import entries from '@generated/changelog-axis/default/list.json';
import styles from './styles.module.css';

const years = entries.map(({date}) => Number(date.slice(0, 4)));
const first = Math.min(...years);
const count = Math.max(...years) + 1 - first;

/** Where a date is on the axis, in percent. */
function placeOf(date: string): number {
  const year = Number(date.slice(0, 4));
  const start = Date.UTC(year, 0);
  const part = (Date.parse(date) - start) / (Date.UTC(year + 1, 0) - start);
  return (100 * (year + part - first)) / count;
}

/** The years of known entries, to scale: a mark for each, and a band for a run. The list says the same in words. */
export default function Timeline(): ReactNode {
  return (
    <figure className={styles.timeline} aria-hidden="true">
      <svg>
        <line x2="100%" y1="28" y2="28" />
        {Array.from({length: count}, (_, index) => {
          const place = `${(100 * index) / count}%`;
          return (
            <g key={index}>
              <line x1={place} x2={place} y1="28" y2="44" />
              <text x={place} y="68">
                {first + index}
              </text>
            </g>
          );
        })}
        {entries.map(({date, endsRun}, index) => {
          const start = placeOf(entries[index + 1]?.date ?? date);
          const width = `${placeOf(date) - start}%`;
          return endsRun && <rect key={date} x={`${start}%`} y="16" width={width} height="24" />;
        })}
        {entries.map(({date, isOnlyDate}) => {
          const place = `${placeOf(date)}%`;
          const half = isOnlyDate ? 9 : 21;
          return <line key={date} className={styles.mark} x1={place} x2={place} y1={28 - half} y2={28 + half} />;
        })}
      </svg>
      <figcaption>
        {translate({
          id: 'site.changelog.key',
          message: 'Tall: we know what changed. Short: only the date. Band: more entries between.',
        })}
      </figcaption>
    </figure>
  );
}
