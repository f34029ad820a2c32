// Wraps DocTagDocListPage: it has the sidebar of its docs.
import type {ReactNode} from 'react';
import DocTagDocListPage from '@theme-init/DocTagDocListPage';
import type {Props} from '@theme/DocTagDocListPage';
import WithDocsSidebar from '../WithDocsSidebar';

export default function DocTagDocListPageWrapper(props: Props): ReactNode {
  return (
    <WithDocsSidebar>
      <DocTagDocListPage {...props} />
    </WithDocsSidebar>
  );
}
