// Ejected from DocTagsListPage @3.10.2. Change: says which section the tags belong to and what each contains; three
// instances shared one title.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import {useActivePlugin} from '@docusaurus/plugin-content-docs/client';
import SearchMetadata from '@theme/SearchMetadata';
import type {Props} from '@theme/DocTagsListPage';
import TagOverview from '@site/src/components/TagOverview';
import {isSection} from '@site/src/site/sections';

export default function DocTagsListPage({tags}: Props): ReactNode {
  const id = useActivePlugin()?.pluginId;
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.page.docsTagsListPage)}>
      <SearchMetadata tag="doc_tags_list" />
      <main className="container margin-vert--lg">
        <TagOverview section={isSection(id) ? id : 'default'} tags={tags} />
      </main>
    </HtmlClassNameProvider>
  );
}
