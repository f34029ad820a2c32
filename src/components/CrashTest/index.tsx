import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Contained from '@site/src/components/Contained';
import {pressedEarly} from '@site/src/protocol';
import styles from './styles.module.css';

function Bomb({name}: {name: string}): ReactNode {
  const [isLit, setIsLit] = useState(false);
  if (isLit) {
    throw new Error(`The ${name} crashed on demand.`);
  }
  return (
    <button
      {...pressedEarly('again')}
      type="button"
      className={clsx('button button--secondary', styles.bomb)}
      onClick={() => {
        setIsLit(true);
      }}>
      Crash the {name}
    </button>
  );
}

/** Fails on demand, so that the tests can see what a reader would see. */
export default function CrashTest(): ReactNode {
  return (
    <>
      <p>
        <Bomb name="page" />
      </p>
      <Contained>
        <Bomb name="part" />
      </Contained>
    </>
  );
}
