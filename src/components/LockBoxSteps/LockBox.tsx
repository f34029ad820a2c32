import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Picture from '@site/src/components/Picture';
import {Box, Key} from './shapes';
import styles from './lockBox.module.css';

/** The requirements for a lock box that fits a session. */
export default function LockBox(): ReactNode {
  return (
    <Picture
      caption={translate({
        id: 'lockBox.aLockBoxThatFits',
        message: 'A lock box that fits, of the kind that realtors use.',
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
            <strong>{translate({id: 'lockBox.digits', message: 'Digits:'})}</strong>{' '}
            {translate({id: 'lockBox.digits.about', message: 'the combination has at least three of them.'})}
          </li>
          <li>
            <strong>{translate({id: 'lockBox.changeable', message: 'Changeable:'})}</strong>{' '}
            {translate({id: 'lockBox.changeable.about', message: 'you can set another combination yourself.'})}
          </li>
          <li>
            <strong>{translate({id: 'lockBox.room', message: 'Room:'})}</strong>{' '}
            {translate({id: 'lockBox.room.about', message: 'the key of the padlock fits inside.'})}
          </li>
        </ul>
      </div>
    </Picture>
  );
}
