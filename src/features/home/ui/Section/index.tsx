import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {children: ReactNode};

/** The frame that the sections below the hero share: words on one side, what they speak of on the other. */
export default function Section({children}: Props): ReactNode {
  return (
    <section className={styles.band}>
      <div className={styles.section}>{children}</div>
    </section>
  );
}
