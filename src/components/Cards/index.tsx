import {Children, type ReactNode} from 'react';
import styles from './styles.module.css';

/** A list of cards, with as many in a row as fit. */
export default function Cards({children}: {children: ReactNode}): ReactNode {
  return (
    <ul className={styles.cards}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
}
