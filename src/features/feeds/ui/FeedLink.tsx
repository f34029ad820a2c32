// Static.
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {feedFormats} from '@site/src/site/feedFormats';
import {hasPages} from '@site/src/site/hasPages';
import {sections, type FeedId} from '@site/src/site/sections';

/** The RSS feed of a section; feed readers find the other formats. A plain link, because the router does not know the file. */
export default function FeedLink({of}: {of: FeedId}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const address = useBaseUrl(`/${sections[of].path}/${feedFormats.rss.file}`);
  return (
    hasPages(siteConfig) && (
      <p className="margin-bottom--lg">
        <a href={address}>{translate({message: 'Follow it as a feed (RSS)'})}</a>
      </p>
    )
  );
}
