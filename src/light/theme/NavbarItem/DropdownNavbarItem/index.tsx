// Ejected from NavbarItem/DropdownNavbarItem @3.10.2. Change: a details element, which opens without a script and which
// script/dropdowns.ts closes; upstream uses links as buttons, which need React.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem';
import styles from './styles.module.css';

/** What the items of the framework's switchers have: their language, or whether their version is shown. */
function isSwitch(item: Props['items'][number]): boolean {
  return 'lang' in item || 'isActive' in item;
}

export default function DropdownNavbarItem(props: Props): ReactNode {
  const {mobile = false, items, label, html, className, to, isActive} = props;
  const {pathname} = useLocation();
  // Only the dropdown of versions has a page, and its option for the class is a function that says no.
  const isCurrent = to !== undefined && !isActive && pathname.startsWith(to);
  const name = mobile ? 'menu__link' : 'navbar__link';
  const list = (
    <details className={mobile ? styles.inMenu : styles.list} data-light-dropdown={mobile ? undefined : ''}>
      <summary className={clsx(name, className, isCurrent && `${name}--active`)}>
        {html ? <span dangerouslySetInnerHTML={{__html: html}} /> : label}
      </summary>
      <ul className={mobile ? 'menu__list' : 'dropdown__menu'}>
        {items.map((item, index) => (
          <NavbarItem
            key={index}
            mobile={mobile}
            isDropdownItem
            {...item}
            data-light-switch={isSwitch(item) ? '' : undefined}
          />
        ))}
      </ul>
    </details>
  );
  return mobile ? <li className="menu__list-item">{list}</li> : <div className="navbar__item">{list}</div>;
}
