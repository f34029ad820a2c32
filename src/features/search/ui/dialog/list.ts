import {translate} from '@docusaurus/Translate';
import {element} from './elements';
import styles from './list.module.css';
import type {Group} from './options';
import {fill} from './rows';

/** The rows that fit on a desktop screen. The rest is added in a separate task, before anybody can reach it. */
const seenAtOnce = 9;

/** The list of options. The focus stays in the field, which names the active option. */
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
    // Reading or setting the scroll position forces a layout, so it is done only when needed.
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

  /** The option that Enter opens: the active one, or else the first. */
  get chosen(): HTMLElement | undefined {
    return this.active ?? this.options[0];
  }

  get isChoosing(): boolean {
    return this.active !== undefined;
  }

  /** Moves the active option, wrapping around at both ends. */
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
