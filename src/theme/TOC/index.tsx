// Wraps TOC: a landmark with a name; upstream's is a list that nothing announces.
import type {ReactNode} from 'react';
import type {Props} from '@theme/TOC';
import TOC from '@theme-original/TOC';
import styles from './styles.module.css';

export default function TOCWrapper(props: Props): ReactNode {
  return (
    <nav className={styles.landmark} aria-label="On this page">
      <TOC {...props} />
    </nav>
  );
}
