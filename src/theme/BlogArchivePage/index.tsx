// Ejected from BlogArchivePage @3.10.2. Change: headings in order and our page head; upstream skips a level below a
// coloured banner.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ArchiveBlogPost, Props} from '@theme/BlogArchivePage';
import {blogLists} from '@site/src/site/blogLists';
import {formatDayOfYear} from '@site/src/site/dates';

type Year = {year: string; posts: ArchiveBlogPost[]};

/** Newest first, in the order of the posts. */
function groupByYear(posts: readonly ArchiveBlogPost[]): Year[] {
  const yearOf = ({metadata}: ArchiveBlogPost) => metadata.date.slice(0, 4);
  const years = [...new Set(posts.map(yearOf))];
  return years.map((year) => ({year, posts: posts.filter((post) => yearOf(post) === year)}));
}

function YearSection({year, posts}: Year): ReactNode {
  return (
    <section>
      <Heading as="h2" id={year}>
        {year}
      </Heading>
      <ul>
        {posts.map(({metadata: {date, permalink, title}}) => (
          <li key={permalink}>
            <time dateTime={date}>{formatDayOfYear(date)}</time>: <Link to={permalink}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const {title, description} = blogLists.archive;

export default function BlogArchivePage({archive}: Props): ReactNode {
  return (
    <Layout title={title} description={description}>
      <main className="container margin-vert--lg markdown">
        <Heading as="h1">{title}</Heading>
        {groupByYear(archive.blogPosts).map((group) => (
          <YearSection key={group.year} {...group} />
        ))}
      </main>
    </Layout>
  );
}
