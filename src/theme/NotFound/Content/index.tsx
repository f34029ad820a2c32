// Ejected from NotFound/Content @3.10.2. Change: says which address was requested, and suggests similar pages and other
// ways on.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import {emergencyLabel} from '@site/src/components/emergencyLabel';
import Situations from '@site/src/features/situations/ui/Situations';
import {hasPages} from '@site/src/site/hasPages';
import {allPagesPath, emergency} from '@site/src/site/navigation';
import {sections} from '@site/src/site/sections';
import styles from './styles.module.css';

const title = translate({id: 'site.notFound.title', message: 'This page does not exist'});
const description = translate({
  id: 'site.notFound.description',
  message: 'Where to go from here when an address does not exist.',
});

const ways = [
  {to: emergency.path, label: emergencyLabel},
  {
    to: `/${sections.wiki.path}`,
    label: translate({id: 'site.notFound.wiki', message: 'The wiki, for wearers and holders'}),
  },
  {to: `/${sections.api.path}`, label: translate({id: 'site.notFound.api', message: 'The API reference'})},
  {to: allPagesPath, label: translate({id: 'site.notFound.allPages', message: 'All pages'})},
  {to: '/', label: translate({id: 'site.notFound.home', message: 'The home page'})},
];

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
      <h2>{translate({id: 'site.notFound.ways', message: 'Where you can go from here'})}</h2>
      <ul className="site-rows">
        {ways.map(({to, label}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
      <h2>{translate({id: 'site.notFound.situations', message: 'Or start from your situation'})}</h2>
      <Situations />
    </main>
  );
}
