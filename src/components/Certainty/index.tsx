import type {ReactNode} from 'react';
import clsx from 'clsx';
import {certainties, type CertaintyMark} from '@site/src/site/certainty';
import styles from './styles.module.css';

type Props = {mark: CertaintyMark};

/** A small symbol after a statement that is more or less certain than its page. Copies as Markdown write its label. */
export default function Certainty({mark}: Props): ReactNode {
  const {label, symbol} = certainties[mark];
  const look = styles[symbol];
  if (look === undefined) {
    throw new Error(`src/components/Certainty/styles.module.css has no class .${symbol} for the mark "${mark}".`);
  }
  return <span className={clsx(styles.mark, look)} role="img" aria-label={label} title={label} data-site-mark="" />;
}
