// What the dialog says beside its results.
import type {Answer} from '../../model/messages';
import {element} from './elements';
import styles from './messages.module.css';

/** Told once the reader pauses: each letter has another count. */
const pause = 400;

/** Of what was pasted, as much as one line of a phone holds. */
const mostQuoted = 40;

export function countOf(query: string, {results}: Answer): string {
  if (results.length === 0) {
    const quoted = query.length > mostQuoted ? `${query.slice(0, mostQuoted)}…` : query;
    return `No match for “${quoted}”.`;
  }
  const kind = results.every(({isLoose}) => isLoose) ? 'loosely related ' : '';
  return `${results.length} ${kind}result${results.length === 1 ? '' : 's'}`;
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
    const button = element('button', {type: 'button', class: styles.retry}, 'Retry');
    button.addEventListener('click', this.retry);
    this.root.replaceChildren(text, ' ', button);
  }

  clear(): void {
    this.root.replaceChildren();
  }
}
