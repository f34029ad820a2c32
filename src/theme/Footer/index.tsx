// Ejected from Footer @3.10.2. Change: each column is a list that its heading names; no logo and no dark style.
import type {ReactNode} from 'react';
import {useThemeConfig, type MultiColumnFooter} from '@docusaurus/theme-common';
import LinkItem from '@theme/Footer/LinkItem';

export default function Footer(): ReactNode {
  const footer = useThemeConfig().footer as MultiColumnFooter | undefined;
  return (
    footer && (
      <footer className="theme-layout-footer footer">
        <div className="footer__links">
          {footer.links.map(({title, items}, column) => (
            <div key={column} className="footer__col">
              <h2 id={`footer-${column}`} className="footer__title">
                {title}
              </h2>
              <ul className="clean-list" aria-labelledby={`footer-${column}`}>
                {items.map((item, index) => (
                  <li key={index}>
                    <LinkItem item={item} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <small dangerouslySetInnerHTML={{__html: footer.copyright ?? ''}} />
      </footer>
    )
  );
}
