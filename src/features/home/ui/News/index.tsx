import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import news from '@generated/news/default/news.json';
import Heading from '@theme/Heading';
import type {NewsItem} from '@site/src/features/home/model/news';
import Section from '../Section';
import styles from './styles.module.css';

type Props = {title: string; items: readonly NewsItem[]; all: {to: string; label: string}};

function Latest({title, items, all}: Props): ReactNode {
  return (
    <div>
      <Heading as="h2">{title}</Heading>
      <ul className={styles.items}>
        {items.map(({title: name, permalink, about}) => (
          <li key={permalink}>
            <Link to={permalink}>{name}</Link>
            <p>{about}</p>
          </li>
        ))}
      </ul>
      <p>
        <Link to={all.to}>{all.label}</Link>
      </p>
    </div>
  );
}

/** The latest changelog entries and posts. */
export default function News(): ReactNode {
  return (
    <Section>
      <Latest
        title={translate({id: 'home.newInTheChangelog', message: 'New in the changelog'})}
        items={news.entries}
        all={{
          to: '/changelog/emlalock',
          label: translate({id: 'home.allEntriesByYear', message: 'All entries by year'}),
        }}
      />
      <Latest
        title={translate({id: 'home.newInTheBlog', message: 'New in the blog'})}
        items={news.posts}
        all={{to: '/blog', label: translate({id: 'home.allPosts', message: 'All posts'})}}
      />
    </Section>
  );
}
