import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useCopy} from './useCopy';
import styles from './styles.module.css';

type Props = {what: keyof typeof labels; text: string; shown: string};

const labels = {
  address: translate({id: 'builder.copyAddress', message: 'Copy the address'}),
  sample: translate({id: 'builder.copySample', message: 'Copy the sample'}),
};

const outcomes = {
  none: '',
  copied: translate({id: 'builder.copied', message: 'Copied, keys included.'}),
  failed: translate({
    id: 'builder.notCopied',
    message: 'Your browser did not allow copying. Show the keys, then select the text.',
  }),
};

/** A text with a copy button. It copies the whole text, including what is masked on the screen. */
export default function Copyable({what, text, shown}: Props): ReactNode {
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
        {labels[what]}
      </button>
      <span role="status" className={styles.outcome}>
        {outcomes[outcome]}
      </span>
    </div>
  );
}
