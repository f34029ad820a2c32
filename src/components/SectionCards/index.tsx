import type {ReactNode} from 'react';
import {findFirstSidebarItemLink, useCurrentSidebarCategory, useDocById} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import LinkCard from '@site/src/components/LinkCard';
import styles from './styles.module.css';

function Card({item}: {item: PropSidebarItem}): ReactNode {
  const doc = useDocById(item.type === 'link' ? item.docId : undefined);
  if (item.type === 'html') {
    return null;
  }
  const target = item.type === 'link' ? item.href : findFirstSidebarItemLink(item);
  return (
    <li>
      <LinkCard to={target} title={item.label}>
        {doc?.description}
      </LinkCard>
    </li>
  );
}

/** On the index of a part of the wiki: each of its pages, and what it answers. Both come from the pages themselves. */
export default function SectionCards(): ReactNode {
  const {items} = useCurrentSidebarCategory();
  return (
    <ul className={styles.cards}>
      {items.map((item, index) => (
        <Card key={index} item={item} />
      ))}
    </ul>
  );
}
