import type {ReactNode} from 'react';
import clsx from 'clsx';
import {certainties, type CertaintyMark} from '@site/src/site/certainty';
import styles from './styles.module.css';

type Props = {
  mark: CertaintyMark;
  /** A sentence that says when and where the fact was last seen. */
  seen?: string;
};

/** The certainty mark after a statement. A statement without a mark is documented. */
export default function Certainty({mark, seen}: Props): ReactNode {
  const {label, meaning} = certainties[mark];
  return (
    <span className={clsx(styles.mark, styles[mark])} title={seen ? `${meaning} ${seen}` : meaning}>
      {label}
    </span>
  );
}
