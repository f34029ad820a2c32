// The messages of the dialog.
import {translate} from '@docusaurus/Translate';
import type {Answer} from '../../model/messages';
import {selectPlural} from '../../../../site/plural';
import {element} from './elements';
import styles from './messages.module.css';

/** Announced only when the reader pauses, because the count changes with every letter. */
const pause = 400;

/** The part of a query that fits on one line of a phone. */
const mostQuoted = 40;

export function countOf(query: string, {results}: Answer): string {
  if (results.length === 0) {
    const quoted = query.length > mostQuoted ? `${query.slice(0, mostQuoted)}…` : query;
    return translate({id: 'search.noMatch', message: 'No match for “{question}”.'}, {question: quoted});
  }
  const forms = results.every(({isLoose}) => isLoose)
    ? translate({
        id: 'search.looseCount',
        message: '1 loosely related result|{count} loosely related results',
        description: 'The forms for each plural of the language, as in theme.docs.tagDocListPageTitle.nDocsTagged',
      })
    : translate({id: 'search.count', message: '1 result|{count} results', description: 'The forms for each plural'});
  return selectPlural(forms, results.length, document.documentElement.lang);
}

export class Status {
  readonly root = element('p', {role: 'status', class: styles.status});
  private timer = 0;

  tell(text: string): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      this.root.textContent = text;
    }, pause);
  }
}

export class Fault {
  readonly root = element('p', {role: 'alert', class: styles.fault});

  constructor(private readonly retry: () => void) {}

  show(text: string): void {
    const button = element(
      'button',
      {type: 'button', class: styles.retry},
      translate({id: 'search.retry', message: 'Retry'}),
    );
    button.addEventListener('click', this.retry);
    this.root.replaceChildren(text, ' ', button);
  }

  clear(): void {
    this.root.replaceChildren();
  }
}
