import {searchGoes} from '../../early/names';
import {connect, NothingToSearch, type SearchClient} from '../client';
import type {Answer} from '../messages';
import {element} from './elements';
import {List} from './list';
import {atStart, groupsOf} from './options';
import styles from './styles.module.css';

const faults = {
  nothing: 'There is nothing to search yet. Run npm run build once; the development server uses its index.',
  loading: 'The search could not be loaded. You may be offline.',
};

/** Told once the reader pauses: each letter has another count. */
const pause = 400;

function tell(query: string, {results}: Answer): string {
  if (results.length === 0) {
    return `Nothing found for “${query}”.`;
  }
  return results.length === 1 ? '1 result' : `${results.length} results`;
}

/** Makes the field and the list work. What was typed before this was here is asked at once. */
export class Search {
  private readonly list: List;
  private readonly status = element('p', {role: 'status', class: styles.status});
  private readonly fault = element('p', {role: 'alert', class: styles.fault});
  private client: Promise<SearchClient> | undefined;
  private timer = 0;
  private shownFor = '';
  /** Enter was pressed before the answer came. */
  private isGoing: boolean;

  constructor(
    private readonly dialog: HTMLDialogElement,
    private readonly field: HTMLInputElement,
  ) {
    this.list = new List(field);
    this.isGoing = field.dataset.key === 'Enter';
    dialog.append(this.fault, this.list.root, this.status);
    field.addEventListener('input', () => {
      this.isGoing = false;
      this.ask();
    });
    field.addEventListener('keydown', (event) => {
      this.onKey(event);
    });
    this.list.root.addEventListener('click', (event) => {
      this.onClick(event);
    });
    this.ask();
  }

  private get query(): string {
    return this.field.value.trim();
  }

  private ask(): void {
    const client = this.connected();
    if (this.query === '') {
      this.shownFor = '';
      this.list.show(atStart);
      this.tellSoon('');
      return;
    }
    client.then(
      ({ask}) => {
        ask(this.query);
      },
      () => undefined,
    );
  }

  private connected(): Promise<SearchClient> {
    if (!this.client) {
      this.fault.replaceChildren();
      this.client = connect({
        onAnswer: (query, answer) => {
          this.show(query, answer);
        },
        onError: () => {
          this.fail(faults.loading);
        },
      });
      this.client.catch((error: unknown) => {
        this.fail(error instanceof NothingToSearch ? faults.nothing : faults.loading);
      });
    }
    return this.client;
  }

  private show(query: string, answer: Answer): void {
    if (query !== this.query) {
      return;
    }
    this.shownFor = query;
    this.list.show(groupsOf(answer));
    this.tellSoon(tell(query, answer));
    if (this.isGoing && answer.results.length > 0) {
      this.list.chosen?.click();
    }
    this.isGoing = false;
  }

  private tellSoon(text: string): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      this.status.textContent = text;
    }, pause);
  }

  private fail(text: string): void {
    this.client = undefined;
    const retry = element('button', {type: 'button', class: styles.retry}, 'Retry');
    retry.addEventListener('click', () => {
      this.field.focus();
      this.ask();
    });
    this.fault.replaceChildren(text, ' ', retry);
  }

  private choose(): void {
    if (this.shownFor === this.query) {
      this.list.chosen?.click();
    } else {
      this.isGoing = true;
    }
  }

  /** Without a choice, Home and End move in the text. */
  private stepFor(key: string): (() => void) | undefined {
    const {list} = this;
    const steps = new Map([
      [
        'ArrowDown',
        () => {
          list.step(1);
        },
      ],
      [
        'ArrowUp',
        () => {
          list.step(-1);
        },
      ],
      [
        'Enter',
        () => {
          this.choose();
        },
      ],
    ]);
    if (list.isChoosing) {
      steps
        .set('Home', () => {
          list.jump(0);
        })
        .set('End', () => {
          list.jump(-1);
        });
    }
    return steps.get(key);
  }

  private onKey(event: KeyboardEvent): void {
    const step = event.isComposing || event.ctrlKey || event.metaKey ? undefined : this.stepFor(event.key);
    if (step) {
      event.preventDefault();
      step();
    }
  }

  private onClick(event: MouseEvent): void {
    const option = event.target instanceof Element ? event.target.closest<HTMLElement>('[role="option"]') : null;
    const question = option?.dataset.question;
    if (question !== undefined) {
      this.field.value = question;
      this.field.focus();
      this.ask();
    } else if (option instanceof HTMLAnchorElement && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      this.dialog.close();
      // React, where it is here, goes there without loading the page anew.
      const isTaken = !document.dispatchEvent(new CustomEvent(searchGoes, {detail: option.href, cancelable: true}));
      if (isTaken) {
        event.preventDefault();
      }
    }
  }
}
