// Wraps TOC: a named landmark that scrolls with the reader; upstream's is a list that nothing announces, and its active entry
// scrolls out of view on a long page.
import {useEffect, useRef, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/TOC';
import TOC from '@theme-original/TOC';
import {keepInView} from '@site/src/runtime/client/keepInView';
import styles from './styles.module.css';

const label = translate({id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page'});

export default function TOCWrapper(props: Props): ReactNode {
  const landmark = useRef<HTMLElement>(null);

  // The framework marks the active entry with a class, without rendering again.
  useEffect(() => {
    const observer = new MutationObserver(() => {
      keepInView(landmark.current?.querySelector('.table-of-contents__link--active') ?? null);
    });
    if (landmark.current) {
      observer.observe(landmark.current, {subtree: true, attributeFilter: ['class']});
    }
    return () => {
      observer.disconnect();
    };
  }, []);

  return (
    <nav ref={landmark} className={styles.landmark} aria-label={label}>
      <p className={styles.title} aria-hidden>
        {label}
      </p>
      <TOC {...props} />
    </nav>
  );
}
