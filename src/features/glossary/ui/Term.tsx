import {useId, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import styles from './term.module.css';

/** `mark` is the punctuation behind the word. */
type Props = {id: string; term: string; definition: string; mark?: string; children: ReactNode};

/** A glossary term. A press shows its definition and a link to its entry, by HTML alone. */
export default function Term({id, term, definition, mark, children}: Props): ReactNode {
  const popoverId = useId();
  const definitionId = `${popoverId}d`;
  const word = (
    <button type="button" className={styles.term} popoverTarget={popoverId} aria-describedby={definitionId}>
      {children}
    </button>
  );
  return (
    <>
      {mark ? (
        <span className={styles.withMark}>
          {word}
          {mark}
        </span>
      ) : (
        word
      )}
      <span id={popoverId} popover="auto" className={styles.definition}>
        <span id={definitionId}>{definition}</span>{' '}
        <Link to={`/glossary#${id}`}>
          {translate({id: 'site.glossary.entry', message: 'Glossary: {term}'}, {term})}
        </Link>
      </span>
    </>
  );
}
