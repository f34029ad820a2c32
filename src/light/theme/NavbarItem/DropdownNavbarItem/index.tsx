// Ejected from NavbarItem/DropdownNavbarItem @3.10.2. Change: a details element, which opens without a script and which
// script/dropdowns.ts closes; upstream uses links as buttons, which need React.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem';
import styles from './styles.module.css';

export default function DropdownNavbarItem({mobile = false, items, label, html, className}: Props): ReactNode {
  const list = (
    <details className={mobile ? styles.inMenu : styles.list} data-light-dropdown={mobile ? undefined : ''}>
      <summary className={clsx(mobile ? 'menu__link' : 'navbar__link', className)}>
        {html ? <span dangerouslySetInnerHTML={{__html: html}} /> : label}
      </summary>
      <ul className={mobile ? 'menu__list' : 'dropdown__menu'}>
        {items.map((item, index) => (
          <NavbarItem key={index} mobile={mobile} isDropdownItem {...item} />
        ))}
      </ul>
    </details>
  );
  return mobile ? <li className="menu__list-item">{list}</li> : <div className="navbar__item">{list}</div>;
}
