import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

type Props = {to: string | undefined; title: string; children: ReactNode};

/** A whole card as one link: where it leads, and what the reader finds there. */
export default function LinkCard({to, title, children}: Props): ReactNode {
  return (
    <Link to={to} className={styles.card}>
      <strong>{title}</strong> <div>{children}</div>
    </Link>
  );
}
