import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

type Props = {to: string | undefined; title: string; children: ReactNode};

/** A card that is one link: its target, and what the reader finds there. Copies as Markdown find it by `data-card`. */
export default function LinkCard({to, title, children}: Props): ReactNode {
  return (
    <Link to={to} data-card="" className={styles.card}>
      <strong>{title}</strong> <div>{children}</div>
    </Link>
  );
}
