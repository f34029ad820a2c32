// Ejected from NavbarItem/DropdownNavbarItem/Desktop @3.10.2. Change: a button and a popover, which the browser opens
// without script and closes with Escape, giving the focus back; upstream is a link that loses it.
import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import styles from './styles.module.css';

export default function DropdownNavbarItemDesktop({items, label, className}: Props): ReactNode {
  const id = useId();
  return (
    <div className="navbar__item">
      <button type="button" className={clsx('clean-btn', styles.button, className)} popoverTarget={id}>
        {label}
      </button>
      <ul id={id} popover="auto" className={styles.list}>
        {items.map((item, index) => (
          <NavbarItem key={index} isDropdownItem activeClassName="dropdown__link--active" {...item} />
        ))}
      </ul>
    </div>
  );
}
