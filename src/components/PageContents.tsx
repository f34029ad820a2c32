import type {ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import TOCCollapsible from '@theme/TOCCollapsible';

/** The contents of a docs page in narrow windows, after its opening. */
export default function PageContents(): ReactNode {
  const {toc, frontMatter} = useDoc();
  return (
    !frontMatter.hide_table_of_contents &&
    toc.length > 0 && <TOCCollapsible toc={toc} className={ThemeClassNames.docs.docTocMobile} />
  );
}
