import type {CertaintyMark} from '../../../site/certainty';

/** What stands behind a statement of the reference. */
export type Evidence = {mark: CertaintyMark; note: string | undefined};

const fromSurest: CertaintyMark[] = ['documented', 'observed', 'undocumented'];

/** Nothing is surer than what it stands in. */
export function leastSure(...marks: [CertaintyMark, ...CertaintyMark[]]): CertaintyMark {
  return marks.reduce((one, two) => (fromSurest.indexOf(one) > fromSurest.indexOf(two) ? one : two));
}
