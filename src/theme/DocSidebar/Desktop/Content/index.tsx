// Wraps DocSidebar/Desktop/Content: above each sidebar is the emergency page, however far the list is scrolled.
import type {ReactNode} from 'react';
import DocSidebarDesktopContent from '@theme-original/DocSidebar/Desktop/Content';
import type {Props} from '@theme/DocSidebar/Desktop/Content';
import EmergencyLink from '@site/src/components/EmergencyLink';
import {emergency} from '@site/src/site/navigation';

export default function DocSidebarDesktopContentWrapper({sidebar, ...props}: Props): ReactNode {
  return (
    <>
      <ul className="menu__list aboveSidebar">
        <EmergencyLink />
      </ul>
      <DocSidebarDesktopContent
        {...props}
        sidebar={sidebar.filter(({className}) => className !== emergency.className)}
      />
    </>
  );
}
