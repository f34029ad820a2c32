// Ejected from DocBreadcrumbs/StructuredData @3.10.2. Change: addresses as hosts serve them, because upstream's
// section addresses redirect. The page itself is described as an article with its date.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';

export default function DocBreadcrumbsStructuredData({breadcrumbs}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {title, permalink, lastUpdatedAt} = useDoc().metadata;
  const addressOf = (path: string) => siteConfig.url + applyTrailingSlash(path, siteConfig);
  const trail = {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs
      .flatMap(({href, label}) => (href ? [{name: label, item: addressOf(href)}] : []))
      .map((item, index) => ({'@type': 'ListItem', position: index + 1, ...item})),
  };
  const article = {
    '@type': 'TechArticle',
    headline: title,
    url: addressOf(permalink),
    // Undefined, and thus omitted from the JSON, if there is no file history.
    dateModified: lastUpdatedAt ? new Date(lastUpdatedAt).toISOString().slice(0, 10) : undefined,
  };
  return (
    <Head>
      <script type="application/ld+json">
        {JSON.stringify({'@context': 'https://schema.org', '@graph': [trail, article]})}
      </script>
    </Head>
  );
}
