import type {Options} from '@docusaurus/plugin-content-docs';
import {emergencyItem} from '../../site/navigation';

/** Newest first, grouped by year, with the pages about earlier versions last. */
function groupByYear(ids: string[]) {
  const newestFirst = ids
    .filter((id) => /^\d{4}-/.test(id))
    .toSorted()
    .toReversed();
  const years = [...new Set(newestFirst.map((id) => id.slice(0, 4)))];
  return [
    emergencyItem,
    {type: 'doc' as const, id: 'index'},
    ...years.map((year) => ({
      type: 'category' as const,
      label: year,
      collapsed: false,
      items: newestFirst.filter((id) => id.startsWith(year)).map((id) => ({type: 'doc' as const, id})),
    })),
    {type: 'doc' as const, id: 'v1'},
  ];
}

/** The sidebar of the changelog is derived from its files. */
export const sidebarItems: Options['sidebarItemsGenerator'] = ({docs}) => groupByYear(docs.map(({id}) => id));
