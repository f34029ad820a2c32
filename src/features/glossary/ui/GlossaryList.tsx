import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {GlossaryEntry} from '@site/src/features/glossary/entries';
import styles from './glossaryList.module.css';

/** All terms of the glossary, which the build passes, with anchors that pages link to. */
export default function GlossaryList({entries}: {entries: GlossaryEntry[]}): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  return (
    <dl className={styles.list}>
      {entries.map(({id, term, also, definition}) => {
        collectAnchor(id);
        return (
          <div key={id} id={id} className={styles.entry}>
            <dt>{term}</dt>
            <dd>
              <p>{definition}</p>
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
