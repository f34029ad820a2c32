import type {Options} from '@docusaurus/plugin-content-docs';
import {loadReference} from './calls';

type Generator = NonNullable<Options['sidebarItemsGenerator']>;
type Items = Awaited<ReturnType<Generator>>;

/** First the pages about all calls, then the calls by their tags, in the order of the description. */
export const sidebarItems: Generator = async ({docs}) => {
  const {groups} = await loadReference();
  const ids = docs.map(({id}) => id);
  const pages = groups.flatMap(({calls}) => calls.map(({page}) => page));
  const others = ids.filter((id) => !pages.includes(id)).map((id) => ({type: 'doc' as const, id}));
  const ofCalls = groups.flatMap(({label, calls}): Items => {
    const items = calls
      .filter(({page}) => ids.includes(page))
      .map(({page, sign}) => ({type: 'doc' as const, id: page, className: sign}));
    return label === undefined || items.length === 0
      ? items
      : [{type: 'category', label, collapsible: true, collapsed: false, items}];
  });
  return [...others, ...ofCalls];
};
