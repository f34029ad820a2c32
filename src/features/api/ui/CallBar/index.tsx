import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import type {Effect} from '@site/src/features/api/model/operation';
import styles from './styles.module.css';

type Props = {path: string; effect: Effect; keys: string};

const looks: Record<Effect, string | undefined> = {
  reads: styles.reads,
  adds: styles.adds,
  removes: styles.removes,
};

const names: Record<Effect, string> = {
  reads: translate({id: 'api.effect.reads', message: 'reads'}),
  adds: translate({id: 'api.effect.adds', message: 'adds'}),
  removes: translate({id: 'api.effect.removes', message: 'removes'}),
};

/** A call in one line: method, path, effect, and whose keys it needs. */
export default function CallBar({path, effect, keys}: Props): ReactNode {
  return (
    <p className={styles.bar}>
      <span className={styles.method}>GET</span> <code className={styles.path}>{path}</code>{' '}
      <span className={clsx(styles.effect, looks[effect])}>{names[effect]}</span>{' '}
      <span className={styles.keys}>
        {effect === 'removes'
          ? translate({id: 'api.needsKeys', message: 'needs {keys} keys'}, {keys})
          : translate({id: 'api.needsKey', message: 'needs {keys} key'}, {keys})}
      </span>
    </p>
  );
}
