// Wraps MDXPage: begins with the title of the front matter and, on phones, the contents; upstream shows neither.
import {useMemo, type ReactNode} from 'react';
import MDXPage from '@theme-original/MDXPage';
import Heading from '@theme/Heading';
import type {Props} from '@theme/MDXPage';
import PageContents from '@site/src/components/PageContents';

type Page = Props['content'];

/** A page with its head. Upstream's part also reads the properties of the page itself. */
function withHead(Text: Page): Page {
  const {contentTitle, frontMatter, metadata, toc} = Text;
  function PageWithHead(): ReactNode {
    return (
      <>
        {contentTitle === undefined && (
          <header>
            <Heading as="h1">{metadata.title}</Heading>
          </header>
        )}
        <PageContents toc={toc} frontMatter={frontMatter} />
        <Text />
      </>
    );
  }
  return Object.assign(PageWithHead, Text);
}

export default function MDXPageWrapper({content, ...props}: Props): ReactNode {
  const page = useMemo(() => withHead(content), [content]);
  return <MDXPage {...props} content={page} />;
}
