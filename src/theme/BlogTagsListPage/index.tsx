// Ejected from BlogTagsListPage @3.10.2. Change: each tag says what it contains, in the same list as the tags of the docs.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import SearchMetadata from '@theme/SearchMetadata';
import type {Props} from '@theme/BlogTagsListPage';
import TagOverview from '@site/src/components/TagOverview';

export default function BlogTagsListPage({tags, sidebar}: Props): ReactNode {
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogTagsListPage)}>
      <SearchMetadata tag="blog_tags_list" />
      <BlogLayout sidebar={sidebar}>
        <TagOverview section="blog" tags={tags} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
