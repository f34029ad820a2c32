// Ejected from DocSidebar/Desktop/Content @3.10.2. Change: without upstream's state, which follows the announcement bar.
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import DocSidebarItems from '@theme/DocSidebarItems';
import type {Props} from '@theme/DocSidebar/Desktop/Content';

export default function DocSidebarDesktopContent({path, sidebar}: Props): ReactNode {
  return (
    <nav className="menu" aria-label={translate({id: 'theme.docs.sidebar.navAriaLabel', message: 'Docs sidebar'})}>
      <ul className={`${ThemeClassNames.docs.docSidebarMenu} menu__list`}>
        <DocSidebarItems items={sidebar} activePath={path} level={1} />
      </ul>
    </nav>
  );
}
