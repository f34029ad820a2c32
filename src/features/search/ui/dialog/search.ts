import {translate} from '@docusaurus/Translate';
import type {Answer} from '../../model/messages';
import {Connection} from './connection';
import {followOn} from './follow';
import {keyHints} from './hints';
import {listenToKeys} from './keys';
import {List} from './list';
import {countOf, Fault, Status} from './messages';
import {atStart, groupsOf, type Group} from './options';

const loading = translate({id: 'search.loading', message: 'Loading the text of these pages …'});

export type Place = {dialog: HTMLDialogElement; field: HTMLInputElement; folder: string};

/** Connects the field, the list and the worker. Whatever was typed before this code loaded is searched at once. */
export class Search {
  private readonly list: List;
  private readonly status = new Status();
  private readonly fault = new Fault(() => {
    this.askFor(this.query);
  });
  private readonly connection: Connection;
  private hints = keyHints();
  private shownFor = '';
  /** Enter was pressed before the results arrived. */
  private isGoing: boolean;

  constructor(private readonly place: Place) {
    const {dialog, field, folder} = place;
    this.list = new List(field);
    this.isGoing = field.dataset.key === 'Enter';
    this.connection = new Connection(folder, {
      onLoading: () => {
        this.fault.clear();
        this.status.tell(loading);
      },
      onReady: () => {
        this.status.tell('');
      },
      onAnswer: (query, answer) => {
        this.show(query, answer);
      },
      onFault: (text) => {
        this.status.tell('');
        this.fault.show(text);
      },
    });
    this.list.show(atStart);
    dialog.append(this.fault.root, this.status.root, this.list.root, this.hints);
    this.listen();
    this.ask();
  }

  private get query(): string {
    return this.place.field.value.trim();
  }

  private listen(): void {
    const {dialog, field} = this.place;
    field.addEventListener('input', () => {
      this.isGoing = false;
      this.ask();
    });
    dialog.addEventListener('close', () => {
      this.isGoing = false;
    });
    // The on-screen keyboard hides half of the list, so scrolling closes it.
    this.list.root.addEventListener('touchmove', () => {
      field.blur();
    });
    listenToKeys(field, {
      list: this.list,
      choose: () => {
        this.choose();
      },
    });
    followOn(this.list.root, {
      ask: (question) => {
        this.askFor(question);
      },
      leave: () => {
        dialog.close();
      },
    });
  }

  private askFor(question: string): void {
    this.place.field.value = question;
    this.place.field.focus();
    this.ask();
  }

  private ask(): void {
    if (this.query === '') {
      this.shownFor = '';
      this.showList(atStart);
      this.status.tell('');
    }
    this.connection.ask(() => this.query);
  }

  private show(query: string, answer: Answer): void {
    if (query !== this.query || query === '') {
      return;
    }
    this.shownFor = query;
    this.showList(groupsOf(answer));
    this.status.tell(countOf(query, answer));
    if (this.isGoing && answer.results.length > 0) {
      this.list.chosen?.click();
    }
    this.isGoing = false;
  }

  /**
   * The height of the dialog follows its list. The key hints are recreated, so that they do not count as a layout
   * shift.
   */
  private showList(groups: readonly Group[]): void {
    this.list.show(groups);
    const hints = keyHints();
    this.hints.replaceWith(hints);
    this.hints = hints;
  }

  private choose(): void {
    if (this.shownFor === this.query) {
      this.list.chosen?.click();
    } else {
      this.isGoing = true;
    }
  }
}
