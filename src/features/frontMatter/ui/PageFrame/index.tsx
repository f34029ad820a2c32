import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Certainty from '@site/src/components/Certainty';
import type {PageFrame as Frame} from '@site/src/features/frontMatter/model/pageFrame';
import {roles} from '@site/src/site/roles';
import styles from './styles.module.css';

type Props = {lead: string | undefined; frame: Frame};

/** What every page says before it begins: its lead sentence, whom it is for, and how sure it is as a whole. */
export default function PageFrame({lead, frame}: Props): ReactNode {
  return (
    <>
      <p className={styles.lead}>{lead}</p>
      <p className={styles.facts}>
        <span className={styles.role}>{roles[frame.role]}</span> Mostly <Certainty mark={frame.certainty} />
        {' · '}
        <Link to="/how-sure">How sure is this?</Link>
      </p>
    </>
  );
}
