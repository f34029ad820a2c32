// Wraps MDXContent: content that is not translated says so, and carries its language.
import {isValidElement, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import MDXContent from '@theme-original/MDXContent';
import type {Props} from '@theme/MDXContent';
import Untranslated from '@site/src/features/languages/ui/Untranslated';
import {useContentLanguage} from '@site/src/features/languages/ui/useContentLanguage';
import {addressKey} from '@site/src/site/addressKey';

type Metadata = {source: string; permalink: string};

/** The framework passes a content file as a component that has metadata. */
function metadataOf(content: ReactNode): Metadata | undefined {
  return isValidElement(content) && typeof content.type === 'function' && 'metadata' in content.type
    ? (content.type.metadata as Metadata)
    : undefined;
}

export default function MDXContentWrapper({children}: Props): ReactNode {
  const metadata = metadataOf(children);
  const language = useContentLanguage(metadata?.source);
  const {pathname} = useLocation();
  if (!language) {
    return <MDXContent>{children}</MDXContent>;
  }
  // A list of posts shows excerpts of other pages.
  const isItsPage = addressKey(metadata?.permalink ?? '') === addressKey(pathname);
  return (
    <>
      {isItsPage && <Untranslated />}
      <div {...language} className="markdown">
        <MDXContent>{children}</MDXContent>
      </div>
    </>
  );
}
