// Ejected from Footer/Layout @3.10.2. Change: the code-hosting link and the copyright line share one row.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/Footer/Layout';
import {linkTo} from '@site/src/site/links';
import styles from './styles.module.css';

export default function FooterLayout({links, copyright}: Props): ReactNode {
  const {label, ...address} = linkTo('codeHost');
  return (
    <footer className={clsx(ThemeClassNames.layout.footer.container, 'footer')}>
      <div className="container container-fluid">
        {links}
        <div className={clsx('footer__bottom', styles.bottom)}>
          <Link {...address} className="footer__link-item">
            {label}
          </Link>
          {copyright}
        </div>
      </div>
    </footer>
  );
}
