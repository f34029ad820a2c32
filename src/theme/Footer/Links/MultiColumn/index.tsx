// Ejected from Footer/Links/MultiColumn @3.10.2. Change: each column is a list that its heading names; upstream's titles
// are plain text.
import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import LinkItem from '@theme/Footer/LinkItem';
import type {Props} from '@theme/Footer/Links/MultiColumn';

type ColumnProps = Props['columns'][number];

function Item({item}: {item: ColumnProps['items'][number]}): ReactNode {
  return item.html ? (
    <li className={clsx('footer__item', item.className)} dangerouslySetInnerHTML={{__html: item.html}} />
  ) : (
    <li className="footer__item">
      <LinkItem item={item} />
    </li>
  );
}

function Column({title, items, className}: ColumnProps): ReactNode {
  const titleId = useId();
  return (
    <div className={clsx(ThemeClassNames.layout.footer.column, 'footer__col', className)}>
      <h2 id={titleId} className="footer__title">
        {title}
      </h2>
      <ul className="footer__items clean-list" aria-labelledby={titleId}>
        {items.map((item, index) => (
          <Item key={index} item={item} />
        ))}
      </ul>
    </div>
  );
}

export default function FooterLinksMultiColumn({columns}: Props): ReactNode {
  return (
    <div className="footer__links">
      {columns.map((column, index) => (
        <Column key={index} {...column} />
      ))}
    </div>
  );
}
