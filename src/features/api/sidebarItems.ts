import type {Options} from '@docusaurus/plugin-content-docs';
import {loadDescription} from './description';
import {doesOf} from './does';

type Generator = NonNullable<Options['sidebarItemsGenerator']>;
type Items = Awaited<ReturnType<Generator>>;

/** First the pages about all calls, then the calls by their tags, in the order of the description. */
export const sidebarItems: Generator = async ({docs}) => {
  const {operations, tags} = await loadDescription();
  const ids = docs.map(({id}) => id);
  const others = ids.filter((id) => operations.every(({page}) => page !== id));
  const groups = tags.flatMap(({name, 'x-displayName': label}): Items => {
    const items = operations
      .filter((operation) => operation.tags[0] === name && ids.includes(operation.page))
      .map((operation) => ({type: 'doc' as const, id: operation.page, customProps: {call: doesOf(operation)}}));
    return label === undefined || items.length === 0
      ? items
      : [{type: 'category', label, collapsible: true, collapsed: false, items}];
  });
  return [...others.map((id) => ({type: 'doc' as const, id})), ...groups];
};
