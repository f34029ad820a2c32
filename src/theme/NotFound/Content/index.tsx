// Ejected from NotFound/Content @3.10.2. Change: says what was asked for, what is near to it, and what else leads on.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import NearestPages from '@site/src/features/notFound/ui/NearestPages';
import {allPagesPath} from '@site/src/site/navigation';
import styles from './styles.module.css';

const title = 'This page does not exist';

export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <main className={clsx('container markdown', styles.page, className)}>
      <PageMetadata title={title} description="Where to go from an address that leads nowhere." />
      <Heading as="h1">{title}</Heading>
      <p>The address may be mistyped, or the page may have moved.</p>
      <NearestPages />
      <p>
        <Link to={allPagesPath} data-search="">
          Search these pages
        </Link>
      </p>
      <h2>These places lead on</h2>
      <ul>
        <li>
          <Link to="/wiki/session/emergency">Emergency release</Link>, if you need to get out now
        </li>
        <li>
          <Link to="/wiki">The wiki</Link>, for wearers and holders
        </li>
        <li>
          <Link to="/docs/api">The API reference</Link>, for integrators
        </li>
        <li>
          <Link to={allPagesPath}>All pages</Link>, by area and by reader
        </li>
        <li>
          <Link to="/">The home page</Link>
        </li>
      </ul>
    </main>
  );
}
