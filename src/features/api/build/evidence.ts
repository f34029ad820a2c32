import {translate} from '@docusaurus/Translate';
import type {CertaintyMark} from '../../../site/certainty';
import {formatDay} from '../../../site/dates';

/** The evidence for a statement of the reference. */
export type Evidence = {
  mark: CertaintyMark;
  note: string | undefined;
  /** A sentence that says when and where it was last seen. */
  seen: string | undefined;
};

export type Seen = {on: string; where: string};

type Sure = {'x-evidence': CertaintyMark; 'x-evidence-note'?: string; 'x-seen'?: Seen};

const year = 365.25 * 24 * 60 * 60 * 1000;

function tellSeen({on, where}: Seen): string {
  const values = {day: formatDay(on), place: where};
  return Date.now() - Date.parse(on) > year
    ? translate({id: 'api.seen.long', message: 'Last seen on {day} in {place}, more than a year ago.'}, values)
    : translate({id: 'api.seen', message: 'Last seen on {day} in {place}.'}, values);
}

export function readEvidence(source: Sure, mark = source['x-evidence']): Evidence {
  const {'x-evidence-note': note, 'x-seen': seen} = source;
  return {mark, note, seen: seen && tellSeen(seen)};
}

const fromSurest: CertaintyMark[] = ['documented', 'confirmed', 'observed', 'undocumented'];

/** The least certain of these marks: a part is never more certain than what contains it. */
export function leastSure(...marks: [CertaintyMark, ...CertaintyMark[]]): CertaintyMark {
  return marks.reduce((one, two) => (fromSurest.indexOf(one) > fromSurest.indexOf(two) ? one : two));
}
