import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import {hasPages} from '@site/src/site/hasPages';
import {copyOf} from '@site/src/site/copyOf';
import styles from './styles.module.css';

/** Opens the page as Markdown, or copies it; ui/copyPage.ts does that. Programs find the Markdown in the head. */
export default function PageTools(): ReactNode {
  const {pathname} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  const copy = copyOf(pathname, siteConfig.baseUrl);
  return (
    hasPages(siteConfig) && (
      <>
        <Head>
          <link rel="alternate" type="text/markdown" href={copy} />
        </Head>
        <button
          type="button"
          data-site-copy-page={copy}
          data-site-done={translate({id: 'site.copies.copied', message: 'Page copied.'})}
          data-site-failed={translate({
            id: 'site.copies.failed',
            message: 'The page was not copied. View it as Markdown and copy it there.',
          })}
          className={clsx('clean-btn', styles.copy)}>
          {translate({id: 'site.copies.copy', message: 'Copy page'})}
        </button>
        <a href={copy}>{translate({id: 'site.copies.view', message: 'View as Markdown'})}</a>
      </>
    )
  );
}
