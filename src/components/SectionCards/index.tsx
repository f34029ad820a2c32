import type {ReactNode} from 'react';
import {findFirstSidebarItemLink, useCurrentSidebarCategory, useDocById} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import Cards from '@site/src/components/Cards';
import LinkCard from '@site/src/components/LinkCard';

type Item = Exclude<PropSidebarItem, {type: 'html'}>;

function Card({item}: {item: Item}): ReactNode {
  const doc = useDocById(item.type === 'link' ? item.docId : undefined);
  const target = item.type === 'link' ? item.href : findFirstSidebarItemLink(item);
  return (
    <LinkCard to={target} title={item.label}>
      {doc?.description}
    </LinkCard>
  );
}

/** Lists the pages of a wiki section with their descriptions, both taken from the pages themselves. */
export default function SectionCards(): ReactNode {
  const {items} = useCurrentSidebarCategory();
  return (
    <Cards>
      {items
        .filter((item) => item.type !== 'html')
        .map((item, index) => (
          <Card key={index} item={item} />
        ))}
    </Cards>
  );
}
