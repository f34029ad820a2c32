// Ejected from NavbarItem/DropdownNavbarItem @3.10.2. Change: a details element; upstream's link needs React.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem';
import caret from '../../DocSidebarItem/Category/styles.module.css';
import styles from './styles.module.css';

export default function DropdownNavbarItem({
  mobile = false,
  position,
  items,
  label,
  html,
  className,
  to,
  href,
}: Props): ReactNode {
  // A dropdown may have a page of its own, which upstream opens by the label.
  const own = to !== undefined || href !== undefined ? [{label, html, to, href}] : [];
  const list = (
    <details
      className={mobile ? undefined : clsx('dropdown', position === 'right' && 'dropdown--right', styles.list)}
      data-light-dropdown={mobile ? undefined : ''}>
      <summary
        className={clsx(mobile ? ['menu__link menu__link--sublist-caret', caret.label] : 'navbar__link', className)}>
        {html ? <span dangerouslySetInnerHTML={{__html: html}} /> : label}
      </summary>
      <ul className={mobile ? 'menu__list' : 'dropdown__menu'}>
        {[...own, ...items].map((item, index) => (
          <NavbarItem key={index} mobile={mobile} isDropdownItem {...item} />
        ))}
      </ul>
    </details>
  );
  return mobile ? <li className="menu__list-item">{list}</li> : <div className="navbar__item">{list}</div>;
}
