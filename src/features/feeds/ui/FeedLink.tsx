import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {usePluginData} from '@docusaurus/useGlobalData';
import useRouteContext from '@docusaurus/useRouteContext';
import {feedFormats} from '@site/src/site/feedFormats';

/**
 * The RSS feed of the docs or the blog that a page belongs to; feed readers find the other formats. A plain link,
 * because the router does not know the file.
 */
export default function FeedLink(): ReactNode {
  const {plugin} = useRouteContext();
  const folders = usePluginData('feeds') as Record<string, string> | undefined;
  const folder = folders?.[`${plugin.name}/${plugin.id}`];
  return (
    folder !== undefined && (
      <p className="margin-bottom--lg">
        <a href={`${folder}/${feedFormats.rss.file}`}>
          {translate({id: 'site.feeds.follow', message: 'Follow it as a feed (RSS)'})}
        </a>
      </p>
    )
  );
}
