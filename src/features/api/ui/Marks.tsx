import type {ReactNode} from 'react';
import {keys, marks, wordsFor, type Does} from '../does';

type MarkProps = {
  of: Does;
  /** Whether it is read out, because no words beside it say the same. */
  isSaid?: boolean;
};

/** What a call does, as a sign. */
export function Mark({of, isSaid = false}: MarkProps): ReactNode {
  const name = isSaid ? {role: 'img', 'aria-label': wordsFor(of)} : {'aria-hidden': true};
  return <span {...name} className={keys[of.keys].mark} data-site-mark={marks[of.what]} />;
}

/** What the marks of these calls mean. */
export function Legend({of}: {of: Does[]}): ReactNode {
  const byWords = new Map(of.map((does) => [wordsFor(does), does]));
  return (
    <li className="api-legend">
      {Array.from(byWords, ([words, does]) => (
        <span key={words}>
          <Mark of={does} /> {words}
        </span>
      ))}
    </li>
  );
}

/** One key, or two where a call needs the holder's as well. The words beside them say the same. */
export function Keys({of}: {of: Does}): ReactNode {
  const {count} = keys[of.keys];
  return (
    <svg className="api-keys" viewBox={`0 0 ${64 * count - 8} 24`} aria-hidden="true">
      {Array.from({length: count}, (_, index) => (
        <path key={index} d={`M${64 * index + 21} 12h32v9m-10 0v-9m-40 0a9 9 0 1 0 18 0 9 9 0 1 0-18 0`} />
      ))}
    </svg>
  );
}
