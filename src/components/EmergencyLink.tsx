import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {emergency, emergencyLabel} from '@site/src/site/navigation';

/** The emergency page, an entry of a menu that stays in view however far the menu is scrolled. */
export default function EmergencyLink(): ReactNode {
  return (
    <li className={emergency.className}>
      <Link className="menu__link" isNavLink activeClassName="menu__link--active" to={emergency.path}>
        {emergencyLabel(translate)}
      </Link>
    </li>
  );
}
