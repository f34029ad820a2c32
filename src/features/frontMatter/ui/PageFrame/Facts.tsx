import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import Certainty from '@site/src/components/Certainty';
import type {PageFrame} from '@site/src/features/frontMatter/model/pageFrame';
import {roles} from '@site/src/site/roles';
import styles from './styles.module.css';

/** Who the page is for, and how certain it is as a whole. */
export default function Facts({role, certainty}: PageFrame): ReactNode {
  return (
    <p className={styles.facts}>
      <span className={styles.role}>{roles[role]}</span>{' '}
      <span>
        <Translate
          id="page.certainty"
          description="How sure a page is as a whole"
          values={{mark: <Certainty mark={certainty} />}}>
          {'Mostly {mark}'}
        </Translate>
      </span>{' '}
      <Link to="/how-sure">{translate({id: 'howSure', message: 'How sure is this?'})}</Link>
    </p>
  );
}
