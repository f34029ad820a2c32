import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

type Sidebars = LoadedVersion['sidebars'];
type Item = Sidebars[string][number];
type Place = [docId: string, category: string | null];

function placesIn(item: Item, category: string | null): Place[] {
  if (item.type === 'doc') {
    return [[item.id, category]];
  }
  if (item.type !== 'category') {
    return [];
  }
  const title = category ?? item.label;
  const own: Place[] = item.link?.type === 'doc' ? [[item.link.id, title]] : [];
  return [...own, ...item.items.flatMap((inner) => placesIn(inner, title))];
}

/** The ids of the docs in the order of the sidebars, each with its outermost category. */
export function categoriesOf(sidebars: Sidebars): Map<string, string | null> {
  const items = Object.values(sidebars).flat();
  return new Map(items.flatMap((item) => placesIn(item, null)));
}
