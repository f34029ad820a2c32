import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useRouteContext from '@docusaurus/useRouteContext';
import {feedFormats} from '@site/src/site/feedFormats';
import {hasPages} from '@site/src/site/hasPages';
import {sectionOf, sections} from '@site/src/site/sections';

/**
 * The RSS feed of the section that a page belongs to; feed readers find the other formats. A plain link, because the
 * router does not know the file.
 */
export default function FeedLink(): ReactNode {
  const {plugin} = useRouteContext();
  const {withBaseUrl} = useBaseUrlUtils();
  const {siteConfig} = useDocusaurusContext();
  const section = sectionOf(plugin.name, plugin.id);
  return (
    section &&
    sections[section].feed &&
    hasPages(siteConfig) && (
      <p className="margin-bottom--lg">
        <a href={withBaseUrl(`/${sections[section].path}/${feedFormats.rss.file}`)}>
          {translate({id: 'site.feeds.follow', message: 'Follow it as a feed (RSS)'})}
        </a>
      </p>
    )
  );
}
