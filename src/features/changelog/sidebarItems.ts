import type {Options} from '@docusaurus/plugin-content-docs';
import {dayOf} from './entries';

/** Newest first, grouped by year, with the pages about earlier versions last. */
function groupByYear(entries: {day: string; id: string}[]) {
  const newestFirst = entries.toSorted((one, two) => two.day.localeCompare(one.day));
  const years = [...new Set(newestFirst.map(({day}) => day.slice(0, 4)))];
  return [
    {type: 'doc' as const, id: 'index'},
    ...years.map((year) => ({
      type: 'category' as const,
      label: year,
      collapsed: true,
      items: newestFirst.filter(({day}) => day.startsWith(year)).map(({id}) => ({type: 'doc' as const, id})),
    })),
    {type: 'doc' as const, id: 'v1'},
  ];
}

/** The sidebar of the changelog is derived from its files. */
export const sidebarItems: Options['sidebarItemsGenerator'] = ({docs}) =>
  groupByYear(docs.map((doc) => ({day: dayOf(doc) ?? '', id: doc.id})).filter(({day}) => day !== ''));
