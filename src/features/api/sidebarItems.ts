import path from 'node:path';
import type {Options} from '@docusaurus/plugin-content-docs';
import {effectOf} from './calls';
import {loadDescription} from './description';

/** The calls whose pages are in a folder, in the order of the description. Their class gives them icons, see ui/api.css. */
export const sidebarItems: Options['sidebarItemsGenerator'] = async ({item}) => {
  const {operations} = await loadDescription();
  return operations
    .filter(({page}) => path.dirname(page) === item.dirName)
    .map((operation) => ({type: 'doc', id: operation.page, className: `call ${effectOf(operation)}`}));
};
