import {translate} from '@docusaurus/Translate';
import {isChangelogEntry} from '../../changelog/build/checkEntry';
import {unknownKind} from '../../changelog/model/kinds';
import {observations} from '../../changelog/model/observations';
import {formatDay} from '../../../site/dates';
import {importanceOf} from '../model/importance';
import type {Question} from '../model/question';
import type {ContentPage} from './pages';

const changelog = '/changelog/emlalock';
const changelogTitle = translate({id: 'question.changelog', message: 'Changelog'});

export function hasUnknownNotes({file, frontMatter}: ContentPage): boolean {
  return isChangelogEntry(file) && frontMatter.kinds === unknownKind;
}

/** One question for each entry of which only the date is known. */
export function questionsOfEntries(pages: readonly ContentPage[]): Question[] {
  return pages.filter(hasUnknownNotes).map(({file, path, title}) => ({
    kind: 'entry',
    importance: importanceOf(path, ''),
    question: translate({id: 'question.entry', message: 'What changed on {day}?'}, {day: formatDay(title)}),
    look: translate({id: 'question.entry.look', message: 'Look for somebody who has the notes.'}),
    page: changelogTitle,
    place: path,
    source: `${file}:1`,
  }));
}

/** The open questions of the observations. */
export function questionsOfObservations(): Question[] {
  return observations.flatMap(({date, what, open}) =>
    open === undefined
      ? []
      : [
          {
            kind: 'entry' as const,
            importance: importanceOf(changelog, ''),
            question: `${formatDay(date)}: ${what} ${open}`,
            look: '',
            page: changelogTitle,
            place: changelog,
            source: 'src/features/changelog/model/observations.ts',
          },
        ],
  );
}
