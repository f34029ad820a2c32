// Ejected from DocRoot/Layout/Sidebar @3.10.2. Change: one element is the column of wide windows and, as a popover, the
// menu of narrow ones; upstream builds a second list by script.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useLocation} from '@docusaurus/router';
import DocSidebarDesktopContent from '@theme/DocSidebar/Desktop/Content';
import type {Props} from '@theme/DocRoot/Layout/Sidebar';
import Menu from '../../../Menu';
import {contentId} from '../../../../script/names';
import styles from './styles.module.css';

export default function DocRootLayoutSidebar({sidebar}: Pick<Props, 'sidebar'>): ReactNode {
  const {pathname} = useLocation();
  return (
    <>
      <Menu className={clsx(ThemeClassNames.docs.docSidebarContainer, styles.sidebar)}>
        <DocSidebarDesktopContent path={pathname} sidebar={sidebar} className="" />
      </Menu>
      <div id={contentId} />
    </>
  );
}
