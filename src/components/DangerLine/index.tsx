import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The warning at the very top of an emergency page. */
export default function DangerLine({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.line}>{children}</div>;
}
