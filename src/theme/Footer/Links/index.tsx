// Ejected from Footer/Links @3.10.2. Change: each column is a list that its heading names; upstream's titles are plain
// text. Links without columns are a list as well.
import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import {isMultiColumnFooterLinks, ThemeClassNames, type FooterLinkItem} from '@docusaurus/theme-common';
import LinkItem from '@theme/Footer/LinkItem';
import type {Props} from '@theme/Footer/Links';

function Item({item}: {item: FooterLinkItem}): ReactNode {
  return item.html ? (
    <li className={clsx('footer__item', item.className)} dangerouslySetInnerHTML={{__html: item.html}} />
  ) : (
    <li className="footer__item">
      <LinkItem item={item} />
    </li>
  );
}

function Column({title, items, className}: {title?: string | null; items: FooterLinkItem[]; className?: string}) {
  const titleId = useId();
  return (
    <div className={clsx(ThemeClassNames.layout.footer.column, 'footer__col', className)}>
      {title && (
        <h2 id={titleId} className="footer__title">
          {title}
        </h2>
      )}
      <ul className="footer__items clean-list" aria-labelledby={title ? titleId : undefined}>
        {items.map((item, index) => (
          <Item key={index} item={item} />
        ))}
      </ul>
    </div>
  );
}

export default function FooterLinks({links}: Props): ReactNode {
  const columns = isMultiColumnFooterLinks(links) ? links : [{items: links}];
  return (
    <div className="footer__links">
      {columns.map((column, index) => (
        <Column key={index} {...column} />
      ))}
    </div>
  );
}
