// Ejected from BlogArchivePage @3.10.2. Change: headings in order; upstream skips a level below a coloured banner.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {Props} from '@theme/BlogArchivePage';
import {blogLists} from '@site/src/site/blogLists';
import {formatDay} from '@site/src/site/dates';

const {title, description} = blogLists.archive;

export default function BlogArchivePage({archive}: Props): ReactNode {
  return (
    <Layout title={title} description={description}>
      <main className="container margin-vert--lg markdown">
        <Heading as="h1">{title}</Heading>
        <ul>
          {archive.blogPosts.map(({metadata: {date, permalink, title: post}}) => (
            <li key={permalink}>
              <time dateTime={date}>{formatDay(date)}</time>: <Link to={permalink}>{post}</Link>
            </li>
          ))}
        </ul>
      </main>
    </Layout>
  );
}
