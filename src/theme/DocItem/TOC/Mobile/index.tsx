// Wraps DocItem/TOC/Mobile: an emergency page begins with its own choices, and a bar of contents would come before them.
import type {ReactNode} from 'react';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemTOCMobile from '@theme-original/DocItem/TOC/Mobile';
import {emergency} from '@site/src/site/navigation';

export default function DocItemTOCMobileWrapper(): ReactNode {
  if (useDoc().metadata.id === emergency.docId) {
    return null;
  }
  // The navbar is rendered first and must know that the bar will follow.
  return (
    <HtmlClassNameProvider className="hasContentsBar">
      <DocItemTOCMobile />
    </HtmlClassNameProvider>
  );
}
