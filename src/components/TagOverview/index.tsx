import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import type {TagsListItem} from '@docusaurus/utils';
import Heading from '@theme/Heading';
import {topicsDescription, topicsTitle, type Section} from '@site/src/site/sections';
import styles from './styles.module.css';

type Props = {section: Section; tags: readonly TagsListItem[]};

/** All tags of a part of the site, each with its description. */
export default function TagOverview({section, tags}: Props): ReactNode {
  const title = topicsTitle(section);
  return (
    <>
      <PageMetadata title={title} description={topicsDescription(section)} />
      <Heading as="h1">{title}</Heading>
      <ul className={styles.tags}>
        {tags.map(({permalink, label, description, count}) => (
          <li key={permalink}>
            <Link to={permalink}>{label}</Link> <span className={styles.count}>{count}</span>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
