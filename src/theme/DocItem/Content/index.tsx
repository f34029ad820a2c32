// Wraps DocItem/Content: on phones the contents stand between title and text; upstream's separate the reader from the title.
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemContent from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import PageContents from '@site/src/components/PageContents';

export default function DocItemContentWrapper({children}: Props): ReactNode {
  const {toc, frontMatter} = useDoc();
  return (
    <DocItemContent>
      <PageContents toc={toc} frontMatter={frontMatter} />
      {children}
    </DocItemContent>
  );
}
