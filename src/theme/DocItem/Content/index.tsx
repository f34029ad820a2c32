// Ejected from DocItem/Content @3.10.2. Change: every title is a heading before the content, and an API operation has
// its class, so that its two columns are there before what fills them.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/DocItem/Content';
import {titleId} from '@site/src/page/names';

export default function DocItemContent({children}: Props): ReactNode {
  const {metadata, frontMatter} = useDoc();
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown', 'operation' in frontMatter && 'operation')}>
      <header id={titleId}>
        <Heading as="h1">{metadata.title}</Heading>
      </header>
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
