import type {ReactNode} from 'react';
import {useCopy} from './useCopy';
import styles from './styles.module.css';

type Props = {name: string; text: string; shown: string};

const outcomes = {
  none: '',
  copied: 'Copied, keys included.',
  failed: 'The browser did not allow it. Show the keys, then select the text.',
};

/** A text with a button that copies it in full, whatever is masked on the screen. */
export default function Copyable({name, text, shown}: Props): ReactNode {
  const {outcome, copy} = useCopy();
  return (
    <div className={styles.copyable}>
      <pre className={styles.text}>
        <code>{shown}</code>
      </pre>
      <button
        type="button"
        className="button button--secondary"
        onClick={() => {
          void copy(text);
        }}>
        Copy the {name}
      </button>
      <span role="status" className={styles.outcome}>
        {outcomes[outcome]}
      </span>
    </div>
  );
}
