// Ejected from SkipToContent @3.10.2. Change: only the link; upstream moves the focus there on every change of page.
import type {ReactNode} from 'react';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {contentId} from '../../script/names';
import {useDocsPage} from '../useDocsPage';
import styles from '@docusaurus/theme-classic/lib/theme/SkipToContent/styles.module.css';

const label = translate({id: 'theme.common.skipToMainContent', message: 'Skip to main content'});

export default function SkipToContent(): ReactNode {
  const target = useDocsPage() ? contentId : SkipToContentFallbackId;
  return (
    <div role="region" aria-label={label}>
      <a className={styles.skipToContent} href={`#${target}`} data-light-skip="" data-not-text="">
        {label}
      </a>
    </div>
  );
}
