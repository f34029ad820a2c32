// Ejected from Footer/Layout @3.10.2. Change: the code-hosting link and the copyright line share one row.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/Footer/Layout';
import {useCodeHostLink} from '@site/src/features/outsideLinks/ui/useCodeHostLink';
import styles from './styles.module.css';

export default function FooterLayout({links, copyright}: Props): ReactNode {
  const codeHost = useCodeHostLink();
  return (
    <footer className={clsx(ThemeClassNames.layout.footer.container, 'footer')}>
      <div className="container container-fluid">
        {links}
        <div className={clsx('footer__bottom', styles.bottom)}>
          <Link to={codeHost.href} className="footer__link-item">
            {codeHost.label}
          </Link>
          {copyright}
        </div>
      </div>
    </footer>
  );
}
