import type {ReactNode} from 'react';
import clsx from 'clsx';
import {certainties, type CertaintyMark} from '@site/src/site/certainty';
import styles from './styles.module.css';

type Props = {mark: CertaintyMark};

/** A small symbol after a statement that is more or less certain than its page. Copies as Markdown write its label. */
export default function Certainty({mark}: Props): ReactNode {
  const {label} = certainties[mark];
  return <span className={clsx(styles.mark, styles[mark])} role="img" aria-label={label} title={label} data-mark="" />;
}
