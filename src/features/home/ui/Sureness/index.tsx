import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Certainty from '@site/src/components/Certainty';
import {certainties, type CertaintyMark} from '@site/src/site/certainty';
import Section from '../Section';
import styles from './styles.module.css';

const marks = Object.keys(certainties) as CertaintyMark[];

export default function Sureness(): ReactNode {
  return (
    <Section>
      <div>
        <Heading as="h2">{translate({id: 'home.sure', message: 'Pages that say how sure they are'})}</Heading>
        <p>
          {translate({
            id: 'home.sure.text',
            message:
              'Each statement shows whether the service itself says it, whether public programs show it, or whether it is not documented at all. You never have to guess which is which.',
          })}
        </p>
        <p>
          <Link to="/how-sure">{translate({id: 'home.sure.link', message: 'How sure is this documentation?'})}</Link>
        </p>
      </div>
      <dl className={styles.marks}>
        {marks.map((mark) => (
          <div key={mark}>
            <dt>
              <Certainty mark={mark} />
            </dt>
            <dd>{certainties[mark].meaning}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
