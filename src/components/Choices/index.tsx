import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {label: string; children: ReactNode};

/** Links to the cases on a page, each large enough to tap in a hurry. */
export default function Choices({label, children}: Props): ReactNode {
  return (
    <nav className={styles.choices} aria-label={label}>
      {children}
    </nav>
  );
}
