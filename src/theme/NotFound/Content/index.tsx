// Ejected from NotFound/Content @3.10.2. Change: says which address was requested, and suggests similar pages and other ways on.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import NearestPages from '@site/src/features/notFound/ui/NearestPages';
import {allPagesPath} from '@site/src/site/navigation';
import styles from './styles.module.css';

const title = translate({id: 'notFound.title', message: 'This page does not exist'});

export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <main className={clsx('container markdown', styles.page, className)}>
      <PageMetadata
        title={title}
        description={translate({
          id: 'notFound.description',
          message: 'Where to go from here when an address does not exist.',
        })}
      />
      <Heading as="h1">{title}</Heading>
      <p>{translate({id: 'notFound.why', message: 'Check the address for typing errors, or search for the page.'})}</p>
      <NearestPages />
      <p>
        <Link to={allPagesPath} data-search="">
          {translate({id: 'notFound.search', message: 'Search these pages'})}
        </Link>
      </p>
      <h2>{translate({id: 'notFound.ways', message: 'Where you can go from here'})}</h2>
      <ul>
        <li>
          <Translate
            id="notFound.emergency"
            values={{
              page: (
                <Link to="/wiki/session/emergency">
                  {translate({id: 'notFound.emergency.page', message: 'Emergency release'})}
                </Link>
              ),
            }}>
            {'{page}, if you need to get out now'}
          </Translate>
        </li>
        <li>
          <Translate
            id="notFound.wiki"
            values={{page: <Link to="/wiki">{translate({id: 'notFound.wiki.page', message: 'The wiki'})}</Link>}}>
            {'{page}, for wearers and holders'}
          </Translate>
        </li>
        <li>
          <Translate
            id="notFound.api"
            values={{
              page: <Link to="/docs/api">{translate({id: 'notFound.api.page', message: 'The API reference'})}</Link>,
            }}>
            {'{page}, for integrators'}
          </Translate>
        </li>
        <li>
          <Translate
            id="notFound.allPages"
            values={{
              page: <Link to={allPagesPath}>{translate({id: 'notFound.allPages.page', message: 'All pages'})}</Link>,
            }}>
            {'{page}, by area and by reader'}
          </Translate>
        </li>
        <li>
          <Link to="/">{translate({id: 'notFound.home', message: 'The home page'})}</Link>
        </li>
      </ul>
    </main>
  );
}
