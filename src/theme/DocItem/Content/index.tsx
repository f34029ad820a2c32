// Ejected from DocItem/Content @3.10.2. Change: the title has an id and the class of an API operation is set, so that its
// two columns are there before what fills them.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/DocItem/Content';
import ContentText from '@site/src/features/languages/ui/ContentText';
import {useContentLanguage} from '@site/src/features/languages/ui/useContentLanguage';
import {titleId} from '@site/src/protocol';

export default function DocItemContent({children}: Props): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const language = useContentLanguage(metadata.source);
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown', 'operation' in frontMatter && 'operation')}>
      <header id={titleId}>
        <Heading as="h1">
          <ContentText language={language}>{metadata.title}</ContentText>
        </Heading>
      </header>
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
