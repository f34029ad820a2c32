import {useEffect, useId, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {TermId} from '@site/src/site/glossary';
import {attachDefinition} from './attachDefinition';
import styles from './styles.module.css';

type Props = {id: TermId; definition: string; children: ReactNode};

/**
 * A word of the glossary. A link to its entry; where scripts run, its definition opens beside it on hover, focus and tap.
 */
export default function Term({id, definition, children}: Props): ReactNode {
  const link = useRef<HTMLAnchorElement>(null);
  const popover = useRef<HTMLSpanElement>(null);
  const popoverId = useId();

  useEffect(() => {
    if (!link.current || !popover.current) {
      return undefined;
    }
    return attachDefinition(link.current, popover.current);
  }, []);

  return (
    <>
      <Link ref={link} to={`/glossary#${id}`} className={styles.term} aria-describedby={popoverId}>
        {children}
      </Link>
      <span ref={popover} id={popoverId} popover="manual" className={styles.definition}>
        {definition}
      </span>
    </>
  );
}
