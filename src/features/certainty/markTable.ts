import {certainties, certaintyMarks} from '../../site/certainty';

const head = ['Mark', 'What it means', 'What to do'];

/** The table of all marks, as Markdown. */
export function markTable(): string {
  const rows = certaintyMarks.map((mark) => {
    const {label, meaning, advice} = certainties[mark];
    // The symbol has the same name, which screen readers and copies need only once.
    return `| <Certainty mark="${mark}" /> <span aria-hidden="true">${label}</span> | ${meaning} | ${advice} |`;
  });
  return [`| ${head.join(' | ')} |`, '| --- | --- | --- |', ...rows].join('\n');
}
