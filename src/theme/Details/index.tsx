// Ejected from Details @3.10.2. Change: a native details that opens without script, by a link into it and on paper; a
// script only moves the height. Upstream hides the content from all three.
import {useEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Details';
import {moveHeight} from '@site/src/runtime/client/moveHeight';
import styles from './styles.module.css';

export default function Details({summary, children, className, ...props}: Props): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  const content = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = details.current;
    const label = element?.querySelector(':scope > summary');
    function toggle(event: Event): void {
      if (element && content.current) {
        event.preventDefault();
        moveHeight(element, content.current);
      }
    }
    // Browsers also fire this click for Enter and Space on a summary.
    label?.addEventListener('click', toggle);
    return () => label?.removeEventListener('click', toggle);
  }, []);

  return (
    <details {...props} ref={details} className={clsx(styles.details, className)}>
      {typeof summary === 'string' ? (
        <summary>{summary}</summary>
      ) : (
        (summary ?? (
          <summary>
            {translate({id: 'details.summary', message: 'Details', description: 'Opens a section that has no title'})}
          </summary>
        ))
      )}
      <div ref={content} className={styles.content}>
        {children}
      </div>
    </details>
  );
}
