// The list of keys in the dialog. Hidden where there is no keyboard.
import {translate} from '@docusaurus/Translate';
import {element} from './elements';
import styles from './hints.module.css';

const hints: readonly [keys: readonly string[], does: string][] = [
  [['↑', '↓'], translate({id: 'search.keys.choose', message: 'Choose', description: 'What the arrow keys do'})],
  [['Enter'], translate({id: 'search.keys.open', message: 'Open', description: 'What Enter does'})],
  [['Esc'], translate({id: 'search.keys.close', message: 'Close', description: 'What Escape does'})],
];

export function keyHints(): HTMLElement {
  const items = hints.map(([keys, does]) =>
    element('span', {}, ...keys.flatMap((key) => [element('kbd', {}, key), ' ']), does),
  );
  return element('p', {class: styles.hints}, ...items);
}
