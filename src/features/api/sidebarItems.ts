import type {Options} from '@docusaurus/plugin-content-docs';
import {effectOf} from './calls';
import {loadDescription} from './description';

const classes = {reads: 'api-call api-reads', adds: 'api-call api-adds', removes: 'api-call api-removes'};

/** The pages of a folder. Calls are in the order of the description, and have a class for their icon, see ui/api.css. */
export const sidebarItems: Options['sidebarItemsGenerator'] = async ({defaultSidebarItemsGenerator, ...folder}) => {
  const {operations} = await loadDescription();
  const items = (await defaultSidebarItemsGenerator(folder)).map((item) => {
    const place = operations.findIndex(({page}) => item.type === 'doc' && item.id === page);
    const call = operations[place];
    return {place, item: call ? {...item, className: classes[effectOf(call)]} : item};
  });
  return items.toSorted((one, two) => one.place - two.place).map(({item}) => item);
};
