// Ejected from DocItem/Footer @3.10.2. Change: tags, page tools and date share one line, and the tools are there even
// where a page has neither a date nor an edit link.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import EditMetaRow from '@theme/EditMetaRow';
import TagsListInline from '@theme/TagsListInline';
import styles from './styles.module.css';

export default function DocItemFooter(): ReactNode {
  const {tags, editUrl, lastUpdatedAt, lastUpdatedBy} = useDoc().metadata;
  return (
    <footer className={clsx(ThemeClassNames.docs.docFooter, styles.footer)}>
      {tags.length > 0 && <TagsListInline tags={tags} />}
      <EditMetaRow
        className={ThemeClassNames.docs.docFooterEditMetaRow}
        editUrl={editUrl}
        lastUpdatedAt={lastUpdatedAt}
        lastUpdatedBy={lastUpdatedBy}
      />
    </footer>
  );
}
