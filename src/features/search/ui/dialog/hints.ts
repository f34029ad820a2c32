// The keys of the dialog, by name. Not shown where there is no keyboard.
import {element} from './elements';
import styles from './hints.module.css';

const hints: readonly [keys: readonly string[], does: string][] = [
  [['↑', '↓'], 'Choose'],
  [['Enter'], 'Open'],
  [['Esc'], 'Close'],
];

export function keyHints(): HTMLElement {
  const items = hints.map(([keys, does]) =>
    element('span', {}, ...keys.flatMap((key) => [element('kbd', {}, key), ' ']), does),
  );
  return element('p', {class: styles.hints}, ...items);
}
