// Ejected from SkipToContent @3.10.2. Change: only the link, with its target after the sidebar; upstream also moves the
// focus here on every page change, where a screen reader reads "Skip to main content" instead of the new page.
// src/runtime/client/pageChange.ts does that.
import type {MouseEvent, ReactNode} from 'react';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {useIsDocPage} from '@site/src/components/MobileMenu/useIsDocPage';
import {titleId} from '@site/src/protocol';
import styles from './styles.module.css';

const label = translate({id: 'theme.common.skipToMainContent', message: 'Skip to main content'});

/** With the hash router, a fragment would be read as a page. */
function focusContent(event: MouseEvent): void {
  const content = document.querySelector<HTMLElement>('main h1');
  if (content) {
    event.preventDefault();
    content.tabIndex = -1;
    content.focus();
  }
}

/** The target of the link without script. */
function useContentId(): string {
  return useIsDocPage() ? titleId : SkipToContentFallbackId;
}

export default function SkipToContent(): ReactNode {
  return (
    <div role="region" aria-label={label}>
      <a className={styles.link} href={`#${useContentId()}`} onClick={focusContent}>
        {label}
      </a>
    </div>
  );
}
