import type {Options} from '@docusaurus/plugin-content-docs';
import {dayOf} from './entries';

const page = ({id}: {id: string}) => ({type: 'doc' as const, id});

/** The overview, the entries by year with the newest first, and the pages about earlier versions. */
export const sidebarItems: Options['sidebarItemsGenerator'] = ({docs}) => {
  const dated = docs.map((doc) => ({id: doc.id, day: dayOf(doc) ?? ''}));
  const newestFirst = dated.filter(({day}) => day !== '').sort((one, two) => two.day.localeCompare(one.day));
  const years = new Set(newestFirst.map(({day}) => day.slice(0, 4)));
  const byYear = [...years].map((year) => ({
    type: 'category' as const,
    label: year,
    collapsed: true,
    items: newestFirst.filter(({day}) => day.startsWith(year)).map(page),
  }));
  return [page({id: 'index'}), ...byYear, page({id: 'v1'})];
};
