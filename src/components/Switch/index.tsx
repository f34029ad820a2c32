import type {ReactNode} from 'react';
import clsx from 'clsx';
import {pressedEarly} from '@site/src/protocol';
import styles from './styles.module.css';

type Props = {isOn: boolean; onPress: () => void; children: ReactNode};

/** A switch for something stored on the device. Pressed before hydration, it asks the reader to press again. */
export default function Switch({isOn, onPress, children}: Props): ReactNode {
  return (
    <button
      {...pressedEarly('again')}
      type="button"
      role="switch"
      aria-checked={isOn}
      className={clsx('button button--secondary', styles.switch)}
      onClick={onPress}>
      <span className={styles.box} aria-hidden />
      {children}
    </button>
  );
}
