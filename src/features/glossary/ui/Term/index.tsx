import {useEffect, useId, useRef, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {attachDefinition} from './attachDefinition';
import styles from './styles.module.css';

type Props = {id: string; term: string; definition: string; children: ReactNode};

/**
 * A glossary term. A press shows its definition and a link to its entry, even without script; where scripts run, hover
 * and focus show it too.
 */
export default function Term({id, term, definition, children}: Props): ReactNode {
  const word = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLSpanElement>(null);
  const popoverId = useId();
  const definitionId = `${popoverId}d`;

  useEffect(() => {
    if (!word.current || !popover.current) {
      return undefined;
    }
    return attachDefinition(word.current, popover.current);
  }, []);

  return (
    <>
      <button
        ref={word}
        type="button"
        className={styles.term}
        popoverTarget={popoverId}
        aria-describedby={definitionId}>
        {children}
      </button>
      <span ref={popover} id={popoverId} popover="auto" className={styles.definition}>
        <span id={definitionId}>{definition}</span>{' '}
        <Link to={`/glossary#${id}`}>
          {translate(
            {id: 'glossary.link', message: 'Glossary: {term}', description: 'A link to the word in the glossary'},
            {term},
          )}
        </Link>
      </span>
    </>
  );
}
