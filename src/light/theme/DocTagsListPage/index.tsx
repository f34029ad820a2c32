// Wraps DocTagsListPage: it has the sidebar of its docs.
import type {ReactNode} from 'react';
import DocTagsListPage from '@theme-init/DocTagsListPage';
import type {Props} from '@theme/DocTagsListPage';
import WithDocsSidebar from '../WithDocsSidebar';

export default function DocTagsListPageWrapper(props: Props): ReactNode {
  return (
    <WithDocsSidebar>
      <DocTagsListPage {...props} />
    </WithDocsSidebar>
  );
}
