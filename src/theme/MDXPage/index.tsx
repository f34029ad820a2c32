// Wraps MDXPage: the page tools are also where a page has no date and no link to its source.
import {useMemo, type ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import EditMetaRow from '@theme/EditMetaRow';
import MDXPage from '@theme-original/MDXPage';
import type {Props} from '@theme/MDXPage';

export default function MDXPageWrapper({content: Content, ...props}: Props): ReactNode {
  const content = useMemo(() => {
    const {editUrl, lastUpdatedAt, lastUpdatedBy} = Content.metadata;
    const withTools = () => (
      <>
        <Content />
        <EditMetaRow className={ThemeClassNames.pages.pageFooterEditMetaRow} {...Content.metadata} editUrl={null} />
      </>
    );
    return (editUrl ?? lastUpdatedAt ?? lastUpdatedBy) ? Content : Object.assign(withTools, Content);
  }, [Content]);
  return <MDXPage {...props} content={content} />;
}
