// Ejected from DocItem/Content @3.10.2. Change: it says that it is text, and for whom. Under its title stand the line of
// a session and, on phones, the contents.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocItem/Content';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import PageContents from '@site/src/components/PageContents';
import SessionLine from '@site/src/components/SessionLine';

export default function DocItemContent({children}: Props): ReactNode {
  const {toc, frontMatter, metadata, contentTitle} = useDoc();
  return (
    <div
      className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}
      data-text=""
      data-role={(frontMatter as {role?: string}).role}>
      {contentTitle === undefined && !frontMatter.hide_title && (
        <header>
          <Heading as="h1">{metadata.title}</Heading>
          <SessionLine />
        </header>
      )}
      <MDXContent>
        <PageContents toc={toc} frontMatter={frontMatter} />
        {children}
      </MDXContent>
    </div>
  );
}
