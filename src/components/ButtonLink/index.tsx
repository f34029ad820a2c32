import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

type Props = {to: string; children: ReactNode};

/** The one link of a page that most readers want, as a filled button. */
export default function ButtonLink({to, children}: Props): ReactNode {
  return (
    <p>
      <Link to={to} className={clsx('button button--primary button--lg', styles.button)}>
        {children}
      </Link>
    </p>
  );
}
