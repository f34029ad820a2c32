import type {AllContent} from '@docusaurus/types';
import {contentOf} from '../../../build/contentOf';

/** A dated page, either a changelog entry or a post, for lists and feeds. */
export type Article = {
  title: string;
  description: string;
  permalink: string;
  /** ISO 8601, with or without a time. */
  date: string;
  tags: {label: string; permalink: string}[];
};

function newestFirst(articles: Article[]): Article[] {
  return articles.toSorted((one, two) => two.date.localeCompare(one.date) || one.title.localeCompare(two.title));
}

function tagsOf(tags: readonly {label: string; permalink: string}[]): Article['tags'] {
  return tags.map(({label, permalink}) => ({label, permalink}));
}

/** The changelog entries, newest first. */
export function changelogArticles(allContent: AllContent): Article[] {
  const docs = contentOf(allContent)
    .docs('changelog')
    .flatMap((version) => version.docs);
  return newestFirst(
    docs
      .filter(({id}) => /^\d{4}-/.test(id))
      .map(({id, title, description, permalink, tags}) => ({
        title,
        description,
        permalink,
        date: id,
        tags: tagsOf(tags),
      })),
  );
}

/** The listed posts, newest first. */
export function blogArticles(allContent: AllContent): Article[] {
  const posts = contentOf(allContent).blog?.blogPosts ?? [];
  return newestFirst(
    posts
      .filter(({metadata}) => !metadata.unlisted)
      .map(({metadata: {title, description, permalink, date, tags}}) => ({
        title,
        description,
        permalink,
        date: date.toISOString(),
        tags: tagsOf(tags),
      })),
  );
}
