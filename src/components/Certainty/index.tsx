import type {ReactNode} from 'react';
import clsx from 'clsx';
import {certainties, type CertaintyMark} from '@site/src/site/certainty';
import styles from './styles.module.css';

type Props = {
  mark: CertaintyMark;
  /** A sentence on when it was last seen, and where. */
  seen?: string;
};

/** The mark behind a statement. Text without a mark is documented. */
export default function Certainty({mark, seen}: Props): ReactNode {
  const {label, meaning} = certainties[mark];
  return (
    <span className={clsx(styles.mark, styles[mark])} title={seen ? `${meaning} ${seen}` : meaning}>
      {label}
    </span>
  );
}
