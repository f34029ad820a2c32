// Ejected from NotFound/Content @3.10.2. Change: has the address, similar pages and what readers come for.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import Situations from '@site/src/features/situations/ui/Situations';
import {hasPages} from '@site/src/site/hasPages';
import {allPagesPath} from '@site/src/site/navigation';
import styles from './styles.module.css';

const title = translate({id: 'site.notFound.title', message: 'This page does not exist'});
const description = translate({
  id: 'site.notFound.description',
  message: 'Where to go from here when an address does not exist.',
});

export default function NotFoundContent({className}: Props): ReactNode {
  const isSearched = hasPages(useDocusaurusContext().siteConfig);
  return (
    <main className={clsx('container margin-vert--lg markdown', className)}>
      <PageMetadata title={title} description={description} />
      <Heading as="h1">{title}</Heading>
      <p>
        {translate({
          id: 'site.notFound.advice',
          message: 'Check the address for typing errors, or search for the page.',
        })}
      </p>
      <p>
        <Link to={allPagesPath} data-site-search="">
          {translate({id: 'site.notFound.search', message: 'Search these pages'})}
        </Link>
      </p>
      {/* The page script fills it, and React does not touch it after that. */}
      {isSearched && (
        <div
          className={styles.nearest}
          data-site-nearest
          dangerouslySetInnerHTML={{__html: ''}}
          suppressHydrationWarning
        />
      )}
      <h2>{translate({id: 'site.notFound.situations', message: 'Start from your situation'})}</h2>
      <Situations />
    </main>
  );
}
