import type {CertaintyMark} from '../../../site/certainty';
import {formatDay} from '../../../site/dates';

/** What is behind a statement of the reference. */
export type Evidence = {
  mark: CertaintyMark;
  note: string | undefined;
  /** When it was last seen, and where, as a sentence. */
  seen: string | undefined;
};

export type Seen = {on: string; where: string};

type Sure = {'x-evidence': CertaintyMark; 'x-evidence-note'?: string; 'x-seen'?: Seen};

const year = 365.25 * 24 * 60 * 60 * 1000;

function tellSeen({on, where}: Seen): string {
  const sentence = `Last seen on ${formatDay(on)} in ${where}`;
  return Date.now() - Date.parse(on) > year ? `${sentence}, more than a year ago.` : `${sentence}.`;
}

export function readEvidence(source: Sure, mark = source['x-evidence']): Evidence {
  const {'x-evidence-note': note, 'x-seen': seen} = source;
  return {mark, note, seen: seen && tellSeen(seen)};
}

const fromSurest: CertaintyMark[] = ['documented', 'confirmed', 'observed', 'undocumented'];

/** Nothing is surer than what it stands in. */
export function leastSure(...marks: [CertaintyMark, ...CertaintyMark[]]): CertaintyMark {
  return marks.reduce((one, two) => (fromSurest.indexOf(one) > fromSurest.indexOf(two) ? one : two));
}
