// Wraps SiteMetadata: names the Markdown twin of the page, for programs that read it.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SiteMetadata from '@theme-original/SiteMetadata';
import {hasPages} from '@site/src/site/hasPages';
import {twinOf} from '@site/src/features/twins/model/twins';

export default function SiteMetadataWrapper(): ReactNode {
  const {pathname} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  // The not-found page has no twin.
  const hasTwin = hasPages(siteConfig) && !pathname.endsWith('.html');
  return (
    <>
      <SiteMetadata />
      {hasTwin && (
        <Head>
          <link rel="alternate" type="text/markdown" href={twinOf(pathname, siteConfig.baseUrl)} />
        </Head>
      )}
    </>
  );
}
