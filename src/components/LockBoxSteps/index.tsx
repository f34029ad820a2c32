import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import Picture from '@site/src/components/Picture';
import {steps} from './steps';
import styles from './styles.module.css';

/** How to take a lock box picture, step by step. */
export default function LockBoxSteps(): ReactNode {
  return (
    <Picture
      caption={translate({
        id: 'lockBox.theLastTwoStepsCome',
        message: 'The last two steps come from the service, and the others follow from how a lock box works.',
      })}
      marks={['documented', 'observed']}>
      <ol className={styles.steps}>
        {steps.map(({name, mark, scene}, at) => (
          <li key={name}>
            <svg
              className={clsx(styles.scene, styles[mark])}
              viewBox="0 0 160 120"
              aria-hidden="true"
              focusable="false">
              <rect className={styles.field} x="2" y="2" width="156" height="116" rx="10" />
              {scene}
            </svg>
            <p>
              <span className={styles.number} aria-hidden="true">
                {at + 1}
              </span>
              {name}
            </p>
          </li>
        ))}
      </ol>
    </Picture>
  );
}
