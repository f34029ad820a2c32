// Wraps DocItem/TOC/Mobile: an emergency page begins with its own choices, and a bar of contents would come before them.
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemTOCMobile from '@theme-original/DocItem/TOC/Mobile';
import {readPageFrame} from '@site/src/features/frontMatter/model/pageFrame';

export default function DocItemTOCMobileWrapper(): ReactNode {
  return readPageFrame(useDoc().frontMatter).kind === 'emergency' ? null : <DocItemTOCMobile />;
}
