import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Certainty from '@site/src/components/Certainty';
import {glossaryEntries} from '@site/src/site/glossary';
import styles from './styles.module.css';

/** All glossary terms with their definitions, and anchors that pages link to. */
export default function GlossaryList(): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  return (
    <dl className={styles.list}>
      {glossaryEntries.map(({id, term, also, definition, certainty}) => {
        collectAnchor(id);
        return (
          <div key={id} id={id} className={styles.entry}>
            <dt>{term}</dt>
            <dd>
              <p>
                {definition} {certainty !== 'documented' && <Certainty mark={certainty} />}
              </p>
              {also && (
                <p className={styles.also}>
                  {translate({id: 'glossary.also', message: 'Also called: {names}.'}, {names: also.join(', ')})}
                </p>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
