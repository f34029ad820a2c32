import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {hasPages} from '@site/src/site/hasPages';
import {sections, type SectionId} from '@site/src/site/sections';

/** A link to the RSS feed of a section. A plain one, because the router does not know the file. */
export default function FeedLink({of}: {of: SectionId}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const address = useBaseUrl(`/${sections[of].path}/rss.xml`);
  return (
    hasPages(siteConfig) && (
      <p className="margin-bottom--lg">
        <a href={address}>{translate({id: 'site.feeds.follow', message: 'Follow it as a feed (RSS)'})}</a>
      </p>
    )
  );
}
