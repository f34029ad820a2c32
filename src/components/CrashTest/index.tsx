import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import Contained from '@site/src/components/Contained';
import {pressedEarly} from '@site/src/protocol';
import styles from './styles.module.css';

const labels = {
  page: translate({id: 'crashTest.page', message: 'Crash the page'}),
  part: translate({id: 'crashTest.part', message: 'Crash the part'}),
};

function Bomb({name}: {name: keyof typeof labels}): ReactNode {
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
      {labels[name]}
    </button>
  );
}

/** Crashes on demand, so that tests can see what a reader would see. */
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
