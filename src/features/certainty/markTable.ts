import {type translate} from '@docusaurus/Translate';
import {textsOf} from '../../build/texts';
import {certaintiesIn, certaintyMarks} from '../../site/certainty';

type Translate = typeof translate;

const headIn = (translate: Translate) => [
  translate({id: 'site.certainty.mark', message: 'Mark'}),
  translate({id: 'site.certainty.meaning', message: 'What it means'}),
  translate({id: 'site.certainty.advice', message: 'What to do'}),
];

/** The table of all marks, as Markdown. */
export function markTable(): string {
  const certainties = textsOf(certaintiesIn);
  const rows = certaintyMarks.map((mark) => {
    const {label, meaning, advice} = certainties[mark];
    // The symbol has the same name, which screen readers and copies need only once.
    return `| <Certainty mark="${mark}" /> <span aria-hidden="true">${label}</span> | ${meaning} | ${advice} |`;
  });
  return [`| ${textsOf(headIn).join(' | ')} |`, '| --- | --- | --- |', ...rows].join('\n');
}
