import {Children, useId, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import terms from '@generated/glossary/default/list.json';
import styles from './term.module.css';

/** The word, and the punctuation behind it. */
type Props = {id: string; children: ReactNode};

/** A glossary term. A press shows its definition and a link to its entry, by HTML alone. */
export default function Term({id, children}: Props): ReactNode {
  const [word, mark] = Children.toArray(children);
  const popoverId = useId();
  const definitionId = `${popoverId}d`;
  const entry = terms.find((one) => one.id === id);
  // With `npm start`, it may have been taken off the list.
  if (!entry) {
    return children;
  }
  return (
    <>
      <span className={styles.withMark}>
        <button
          type="button"
          className={styles.term}
          popoverTarget={popoverId}
          aria-describedby={definitionId}
          data-text="">
          {word}
        </button>
        {mark}
      </span>
      <span id={popoverId} popover="auto" className={styles.definition} data-not-text="">
        <span id={definitionId}>{entry.definition}</span>{' '}
        <Link to={`/glossary#${id}`}>
          {translate({id: 'site.glossary.entry', message: 'Glossary: {term}'}, {term: entry.term})}
        </Link>
      </span>
    </>
  );
}
