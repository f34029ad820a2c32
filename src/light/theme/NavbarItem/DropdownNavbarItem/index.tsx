// Ejected from NavbarItem/DropdownNavbarItem @3.10.2. Change: a details element, which opens without a script and which
// script/dropdowns.ts closes; upstream uses links as buttons, which need React.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem';
import styles from './styles.module.css';

export default function DropdownNavbarItem({
  mobile = false,
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
    <details className={mobile ? styles.inMenu : styles.list} data-light-dropdown={mobile ? undefined : ''}>
      <summary className={clsx(mobile ? 'menu__link' : 'navbar__link', className)}>
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
