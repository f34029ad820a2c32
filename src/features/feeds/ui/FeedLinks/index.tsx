import {Fragment, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {feedFormats, feeds, type FeedName} from '@site/src/features/feeds/model/feeds';
import {hasPages} from '@site/src/site/hasPages';
import styles from './styles.module.css';

type Props = {of: FeedName};

/** The addresses of a feed. They are plain links, because the router does not know these files. */
export default function FeedLinks({of}: Props): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const {siteConfig} = useDocusaurusContext();
  if (!hasPages(siteConfig)) {
    return null;
  }
  const {folder, title} = feeds[of];
  return (
    <p className={styles.line}>
      {translate({id: 'feed.follow', message: 'Follow it as a feed:'})}
      {Object.values(feedFormats).map(({label, file}) => (
        <Fragment key={file}>
          {' '}
          <a
            href={withBaseUrl(`${folder}/${file}`)}
            aria-label={translate({id: 'feed.link', message: '{format} feed of the {title}'}, {format: label, title})}>
            {label}
          </a>
        </Fragment>
      ))}
    </p>
  );
}
