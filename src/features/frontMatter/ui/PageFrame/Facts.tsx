import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Certainty from '@site/src/components/Certainty';
import type {PageFrame} from '@site/src/features/frontMatter/model/pageFrame';
import {roles} from '@site/src/site/roles';
import styles from './styles.module.css';

/** Whom the page is for, and how sure it is as a whole. */
export default function Facts({role, certainty}: PageFrame): ReactNode {
  return (
    <p className={styles.facts}>
      <span className={styles.role}>{roles[role]}</span>{' '}
      <span className={styles.certainty}>
        Mostly <Certainty mark={certainty} />
      </span>
      {' · '}
      <Link to="/how-sure">How sure is this?</Link>
    </p>
  );
}
