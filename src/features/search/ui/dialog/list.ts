import {translate} from '@docusaurus/Translate';
import {element} from './elements';
import styles from './list.module.css';
import type {Group} from './options';
import {fill} from './rows';

/** As many as fit above the fold of a desktop. The others come in a task of their own, before anybody reaches them. */
const seenAtOnce = 9;

/** The list below the field: the field keeps the focus and names the option that is active. */
export class List {
  readonly root = element('div', {
    id: 'search-results',
    role: 'listbox',
    'aria-label': translate({id: 'search.results', message: 'Results'}),
    class: styles.list,
  });
  private active: HTMLElement | undefined;
  private rows: Generator | undefined;
  private isScrolled = false;

  constructor(private readonly field: HTMLInputElement) {
    field.setAttribute('aria-controls', this.root.id);
    this.root.addEventListener('scroll', () => {
      this.isScrolled = true;
    });
  }

  show(groups: readonly Group[]): void {
    this.activate(undefined);
    this.root.replaceChildren();
    // Whoever asks or sets where it is scrolled to makes the browser lay it out at once.
    if (this.isScrolled) {
      this.root.scrollTop = 0;
      this.isScrolled = false;
    }
    const rows = fill(this.root, groups);
    this.rows = rows;
    for (let row = 0; row < seenAtOnce; row += 1) {
      rows.next();
    }
    requestAnimationFrame(() => {
      setTimeout(() => {
        if (this.rows === rows) {
          this.complete();
        }
      });
    });
    this.field.ariaExpanded = String(groups.length > 0);
  }

  /** What Enter chooses: without a choice the first, which is the best. */
  get chosen(): HTMLElement | undefined {
    return this.active ?? this.options[0];
  }

  get isChoosing(): boolean {
    return this.active !== undefined;
  }

  /** Before the first comes the last. From none, one step leads to the first or the last. */
  step(by: 1 | -1): void {
    const {options} = this;
    const from = this.active ? options.indexOf(this.active) : Math.min(0, -by);
    this.activate(options.at((from + by) % options.length));
  }

  jump(to: 0 | -1): void {
    this.activate(this.options.at(to));
  }

  private complete(): void {
    Array.from(this.rows ?? []);
  }

  private get options(): HTMLElement[] {
    this.complete();
    return [...this.root.querySelectorAll<HTMLElement>('[role="option"]')];
  }

  private activate(option: HTMLElement | undefined): void {
    if (this.active) {
      this.active.ariaSelected = 'false';
    }
    this.active = option;
    if (option) {
      option.ariaSelected = 'true';
      option.scrollIntoView({block: 'nearest'});
      this.field.setAttribute('aria-activedescendant', option.id);
    } else {
      this.field.removeAttribute('aria-activedescendant');
    }
  }
}
