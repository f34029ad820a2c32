import {startPlainHost} from '../support/plainHost';
import {test as base} from './fixtures';

export const test = base.extend({
  baseURL: async ({baseURL}, use) => {
    const host = await startPlainHost(baseURL ?? '');
    await use(host.origin);
    host.close();
  },
});
