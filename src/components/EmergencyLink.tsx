import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {emergency} from '@site/src/site/navigation';
import {emergencyLabel} from './emergencyLabel';

/** The emergency page, an entry of a menu that stays in view however far the menu is scrolled. */
export default function EmergencyLink(): ReactNode {
  return (
    <li className={emergency.className}>
      <Link className="menu__link" isNavLink activeClassName="menu__link--active" to={emergency.path}>
        {emergencyLabel}
      </Link>
    </li>
  );
}
