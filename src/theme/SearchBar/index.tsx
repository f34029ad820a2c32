// Ejected from SearchBar @3.10.2. Change: opens the search; without a script, the link leads to the list of all pages.
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {OpenerTexts} from '@site/src/features/search/ui/opener';
import {hasPages} from '@site/src/site/hasPages';
import {allPagesPath} from '@site/src/site/navigation';
import styles from './styles.module.css';

const texts: OpenerTexts = {
  search: translate({id: 'site.search.label', message: 'Search'}),
  field: translate({id: 'site.search.field', message: 'Search this documentation'}),
  close: translate({id: 'site.search.close', message: 'Close'}),
  loading: translate({id: 'site.search.loading', message: 'Loading the text of these pages …'}),
  failed: translate({id: 'site.search.failed', message: 'The search could not be loaded. You may be offline.'}),
  retry: translate({id: 'site.search.retry', message: 'Retry'}),
};

export default function SearchBar(): ReactNode {
  const isSearched = hasPages(useDocusaurusContext().siteConfig);
  return (
    <Link
      to={allPagesPath}
      data-site-search={isSearched ? '' : undefined}
      data-site-texts={isSearched ? JSON.stringify(texts) : undefined}
      className={styles.entry}
      aria-label={texts.search}
      aria-keyshortcuts="Control+K Meta+K">
      <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden>
        <path fill="none" stroke="currentColor" strokeWidth={2} d="M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0Zm-2 5 6 6" />
      </svg>
      <span>{texts.search}</span>
    </Link>
  );
}
