import {useEffect, useId, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {glossary, type TermId} from '@site/src/site/glossary';
import {attachDefinition} from './attachDefinition';
import styles from './styles.module.css';

type Props = {id: TermId; children: ReactNode};

/**
 * A word of the glossary. A link to its entry; where scripts run, its definition opens beside it on hover, focus and tap.
 */
export default function Term({id, children}: Props): ReactNode {
  const link = useRef<HTMLAnchorElement>(null);
  const definition = useRef<HTMLSpanElement>(null);
  const definitionId = useId();

  useEffect(() => {
    if (!link.current || !definition.current) {
      return undefined;
    }
    return attachDefinition(link.current, definition.current);
  }, []);

  return (
    <>
      <Link ref={link} to={`/glossary#${id}`} className={styles.term} aria-describedby={definitionId}>
        {children}
      </Link>
      <span ref={definition} id={definitionId} popover="manual" className={styles.definition}>
        {glossary[id].definition}
      </span>
    </>
  );
}
