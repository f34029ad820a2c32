// Builds the list row by row, so that visible rows come first and the others when there is time.
import {element, marked} from './elements';
import type {Group, Option} from './options';
import styles from './rows.module.css';

function optionElement(option: Option, id: string): HTMLElement {
  const {title, path, snippet} = option;
  const content = [
    element('span', {class: styles.title}, ...marked(title)),
    ...(path === '' ? [] : [element('span', {class: styles.path}, path)]),
    ...(snippet.length === 0 ? [] : [element('span', {class: styles.snippet}, ...marked(snippet))]),
  ];
  const attributes = {id, role: 'option', class: styles.option, tabindex: '-1', 'aria-selected': 'false'};
  return 'href' in option
    ? element('a', {...attributes, href: option.href}, ...content)
    : element('div', {...attributes, 'data-question': option.question}, ...content);
}

/** Each step adds one option. */
export function* fill(list: HTMLElement, groups: readonly Group[]): Generator<undefined, void, undefined> {
  for (const [at, {label, options}] of groups.entries()) {
    const id = `${list.id}-${at}`;
    const group = element(
      'div',
      {role: 'group', 'aria-labelledby': id},
      element('div', {id, role: 'presentation', class: styles.group}, label),
    );
    list.append(group);
    for (const [row, option] of options.entries()) {
      group.append(optionElement(option, `${id}-${row}`));
      yield;
    }
  }
}
