import type {DocMetadata, LoadedVersion} from '@docusaurus/plugin-content-docs';

type Item = LoadedVersion['sidebars'][string][number];

function docIds(item: Item): string[] {
  if (item.type === 'doc') {
    return [item.id];
  }
  if (item.type !== 'category') {
    return [];
  }
  const own = item.link?.type === 'doc' ? [item.link.id] : [];
  return [...own, ...item.items.flatMap(docIds)];
}

/** The pages of a docs instance in sidebar order, followed by pages outside the sidebar. */
export function inSidebarOrder({docs, sidebars}: Pick<LoadedVersion, 'docs' | 'sidebars'>): DocMetadata[] {
  const order = Object.values(sidebars).flatMap((sidebar) => sidebar.flatMap(docIds));
  const place = ({id}: DocMetadata) => (order.includes(id) ? order.indexOf(id) : order.length);
  return docs.toSorted((one, two) => place(one) - place(two));
}
