// Ejected from SearchBar @3.10.2. Change: upstream's is empty. Opens our search, which src/features/search
// makes without React; without script it leads to the list of all pages.
import {useEffect, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {searchEntry, searchGoes} from '@site/src/protocol';
import {hasPages} from '@site/src/site/hasPages';
import {allPagesPath} from '@site/src/site/navigation';
import styles from './styles.module.css';

const label = translate({
  id: 'search.label',
  message: 'Search',
  description: 'The name of the search, its field and its buttons',
});

/** Opens a search result without loading a document. */
function useResults(): void {
  const history = useHistory();
  useEffect(() => {
    const go = (event: Event) => {
      if (event instanceof CustomEvent && typeof event.detail === 'string') {
        const {pathname, hash} = new URL(event.detail);
        event.preventDefault();
        history.push(pathname + hash);
      }
    };
    document.addEventListener(searchGoes, go);
    return () => {
      document.removeEventListener(searchGoes, go);
    };
  }, [history]);
}

export default function SearchBar(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  useResults();
  return (
    <>
      {hasPages(siteConfig) && (
        <button
          {...{[searchEntry]: ''}}
          type="button"
          className={clsx('clean-btn', styles.entry)}
          aria-label={label}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K /">
          <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden focusable={false}>
            <path
              fill="none"
              stroke="currentColor"
              strokeWidth={2}
              d="M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0Zm-2 5 6 6"
            />
          </svg>
          <span>{label}</span>
        </button>
      )}
      <Link to={allPagesPath} className={styles.entry}>
        {label}
      </Link>
    </>
  );
}
