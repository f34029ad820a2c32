// Ejected from SkipToContent @3.10.2. Change: only the link; upstream also moves the focus here on every page change,
// where a screen reader reads "Skip to main content" instead of the new page. Static.
import type {ReactNode} from 'react';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {useHasDocsSidebar} from '@site/src/components/SiteMenu/useHasDocsSidebar';
import {contentId} from '@site/src/browser/names';
import styles from './styles.module.css';

const label = translate({id: 'theme.common.skipToMainContent', message: 'Skip to main content'});

export default function SkipToContent(): ReactNode {
  const target = useHasDocsSidebar() ? contentId : SkipToContentFallbackId;
  return (
    <div role="region" aria-label={label}>
      <a className={styles.link} href={`#${target}`} data-site-skip="">
        {label}
      </a>
    </div>
  );
}
