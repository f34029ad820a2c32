import {startPlainHost} from '../support/plainHost';
import {test as base} from './fixtures';

export const test = base.extend({
  // Watching the requests of a page would switch off the cache, and each page would cost its scripts again.
  foreignRequests: async ({}, use) => {
    await use([]);
  },
  baseURL: async ({baseURL}, use) => {
    const host = await startPlainHost(baseURL ?? '');
    await use(host.origin);
    host.close();
  },
});
