import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Effect} from '@site/src/features/api/model/operation';
import styles from './styles.module.css';

type Props = {path: string; effect: Effect; keys: string};

const looks: Record<Effect, string | undefined> = {
  reads: styles.reads,
  adds: styles.adds,
  removes: styles.removes,
};

/** A call in one line: its method and path, what it does, and whose keys it takes. */
export default function CallBar({path, effect, keys}: Props): ReactNode {
  return (
    <p className={styles.bar}>
      <span className={styles.method}>GET</span> <code className={styles.path}>{path}</code>{' '}
      <span className={clsx(styles.effect, looks[effect])}>{effect}</span>{' '}
      <span className={styles.keys}>needs {keys} key</span>
    </p>
  );
}
