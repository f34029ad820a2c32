// Ejected from DocItem/Content @3.10.2. Change: every title is a heading before the content.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/DocItem/Content';
import {titleId} from '@site/src/page/names';

export default function DocItemContent({children}: Props): ReactNode {
  const {metadata} = useDoc();
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      <header id={titleId}>
        <Heading as="h1">{metadata.title}</Heading>
      </header>
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
