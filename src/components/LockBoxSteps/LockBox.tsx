import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Picture from '@site/src/components/Picture';
import {Box, Key} from './shapes';
import styles from './lockBox.module.css';

/** What makes a lock box fit for a session. */
export default function LockBox(): ReactNode {
  return (
    <Picture
      caption={translate({
        id: 'lockBox.aLockBoxThatFits',
        message: 'A lock box that fits: the kind that realtors use.',
      })}
      marks={['documented']}>
      <div className={styles.box}>
        <svg viewBox="0 0 160 120" aria-hidden="true" focusable="false">
          <Box at="translate(62 40)" />
          <path d="M96 70h34" strokeDasharray="2 4" />
          <Key at="translate(146 62) rotate(90)" />
        </svg>
        <ul>
          <li>
            <strong>{translate({id: 'lockBox.digits', message: 'Digits.'})}</strong>{' '}
            {translate({id: 'lockBox.digits.about', message: 'Its combination has at least three digits.'})}
          </li>
          <li>
            <strong>{translate({id: 'lockBox.changeable', message: 'Changeable.'})}</strong>{' '}
            {translate({id: 'lockBox.changeable.about', message: 'You can set another combination.'})}
          </li>
          <li>
            <strong>{translate({id: 'lockBox.room', message: 'Room.'})}</strong>{' '}
            {translate({id: 'lockBox.room.about', message: 'The key of the padlock goes in.'})}
          </li>
        </ul>
      </div>
    </Picture>
  );
}
