import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {children: ReactNode};

/** The shared frame of the sections below the hero: words on one side, an example or a picture on the other. */
export default function Section({children}: Props): ReactNode {
  return (
    <section className={styles.band}>
      <div className={styles.section}>{children}</div>
    </section>
  );
}
