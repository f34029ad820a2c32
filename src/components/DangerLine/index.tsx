import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What comes before all else on an emergency page. */
export default function DangerLine({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.line}>{children}</div>;
}
