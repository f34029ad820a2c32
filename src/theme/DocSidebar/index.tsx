// Ejected from DocSidebar @3.10.2. Change: the wide form only; the menu of narrow windows has its own copy in the page.
import type {ReactNode} from 'react';
import DocSidebarDesktop from '@theme/DocSidebar/Desktop';
import type {Props} from '@theme/DocSidebar';

export default function DocSidebar(props: Props): ReactNode {
  return <DocSidebarDesktop {...props} />;
}
