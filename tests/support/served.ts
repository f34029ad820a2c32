import {test as base} from '@playwright/test';
import {startServe} from './servers';

export type Options = {site: {dir: string}};

/** Serves the site of the project as its host would, to each worker on a port of its own. */
export const test = base.extend<object, Options & {origin: string}>({
  site: [{dir: 'build'}, {option: true, scope: 'worker'}],
  origin: [
    async ({site}, use) => {
      const {origin, stop} = await startServe(site.dir);
      await use(origin);
      stop();
    },
    {scope: 'worker'},
  ],
  baseURL: ({origin}, use) => use(origin),
});
