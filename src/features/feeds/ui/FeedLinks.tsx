import {Fragment, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {feedFormats} from '@site/src/site/feedFormats';
import {hasPages} from '@site/src/site/hasPages';
import {sections, type FeedId} from '@site/src/site/sections';

type Props = {of: FeedId};

/** The addresses of a feed. They are plain links, because the router does not know these files. */
export default function FeedLinks({of}: Props): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const {siteConfig} = useDocusaurusContext();
  if (!hasPages(siteConfig)) {
    return null;
  }
  const {path, feed} = sections[of];
  return (
    <p className="margin-bottom--lg">
      {translate({message: 'Follow it as a feed:'})}
      {Object.values(feedFormats).map(({label, file}) => (
        <Fragment key={file}>
          {' '}
          <a
            href={withBaseUrl(`/${path}/${file}`)}
            aria-label={translate({message: '{format} feed of the {title}'}, {format: label, title: feed.title})}>
            {label}
          </a>
        </Fragment>
      ))}
    </p>
  );
}
