import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Lines to fill in by pen. Only paper shows them. */
export default function FillIn({items}: {items: string[]}): ReactNode {
  return (
    <ul className={styles.lines}>
      {items.map((item) => (
        <li key={item}>{item}:</li>
      ))}
    </ul>
  );
}
