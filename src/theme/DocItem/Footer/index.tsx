// Wraps DocItem/Footer: the page tools are also where a page has no date and no link to its source.
import type {ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemFooter from '@theme-original/DocItem/Footer';
import EditMetaRow from '@theme/EditMetaRow';

export default function DocItemFooterWrapper(): ReactNode {
  const {metadata} = useDoc();
  const isMissing = !metadata.editUrl && !metadata.lastUpdatedAt && !metadata.lastUpdatedBy;
  return (
    <>
      <DocItemFooter />
      {isMissing && <EditMetaRow className={ThemeClassNames.docs.docFooterEditMetaRow} {...metadata} editUrl={null} />}
    </>
  );
}
