import {certainties, certaintyMarks} from '../../site/certainty';

/** The table of all marks, as Markdown. */
export function markTable(): string {
  const rows = certaintyMarks.map((mark) => {
    const {label, meaning, advice} = certainties[mark];
    return `| <Certainty mark="${mark}" /> ${label} | ${meaning} | ${advice} |`;
  });
  return ['| Mark | What it means | What to do |', '| --- | --- | --- |', ...rows].join('\n');
}
