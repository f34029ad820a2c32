import type {ReactNode} from 'react';
import Picture from '@site/src/components/Picture';
import {Box, Key} from './shapes';
import styles from './lockBox.module.css';

/** What makes a lock box fit for a session. */
export default function LockBox(): ReactNode {
  return (
    <Picture caption="A lock box that fits: the kind that realtors use." marks={['documented']}>
      <div className={styles.box}>
        <svg viewBox="0 0 160 120" aria-hidden="true" focusable="false">
          <Box at="translate(62 40)" />
          <path d="M96 70h34" strokeDasharray="2 4" />
          <Key at="translate(146 62) rotate(90)" />
        </svg>
        <ul>
          <li>
            <strong>Digits.</strong> Its combination has at least three digits.
          </li>
          <li>
            <strong>Changeable.</strong> You can set another combination.
          </li>
          <li>
            <strong>Room.</strong> The key of the padlock goes in.
          </li>
        </ul>
      </div>
    </Picture>
  );
}
