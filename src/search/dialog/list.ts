import {element, marked} from './elements';
import type {Group, Option} from './options';
import styles from './styles.module.css';

const listId = 'search-results';

function optionElement(option: Option, id: string): HTMLElement {
  const {title, path, snippet} = option;
  const content = [
    element('span', {class: styles.title}, ...marked(title)),
    ...(path === '' ? [] : [element('span', {class: styles.path}, path)]),
    ...(snippet.length === 0 ? [] : [element('span', {class: styles.snippet}, ...marked(snippet))]),
  ];
  const attributes = {
    id,
    role: 'option',
    class: styles.option,
    tabindex: '-1',
    'aria-selected': 'false',
  };
  return 'href' in option
    ? element('a', {...attributes, href: option.href}, ...content)
    : element('div', {...attributes, 'data-question': option.question}, ...content);
}

function groupElement({label, options}: Group, at: number): HTMLElement {
  const id = `${listId}-${at}`;
  return element(
    'div',
    {role: 'group', 'aria-labelledby': id},
    element('div', {id, role: 'presentation', class: styles.group}, label),
    ...options.map((option, row) => optionElement(option, `${id}-${row}`)),
  );
}

/** The list below the field: the field keeps the focus and names the option that is active. */
export class List {
  readonly root = element('div', {id: listId, role: 'listbox', 'aria-label': 'Results', class: styles.list});
  private active: HTMLElement | undefined;

  constructor(private readonly field: HTMLInputElement) {
    field.setAttribute('aria-controls', listId);
  }

  get options(): HTMLElement[] {
    return [...this.root.querySelectorAll<HTMLElement>('[role="option"]')];
  }

  show(groups: Group[]): void {
    this.activate(undefined);
    this.root.replaceChildren(...groups.map(groupElement));
    this.root.scrollTop = 0;
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
