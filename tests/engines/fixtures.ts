import {expect, test as base} from '@playwright/test';
import {findFirefox, findWebKit} from '../../scripts/engines.mjs';
import type {Engine, Reader, Tab} from './engine';
import {launchFirefox} from './firefox';
import {launchWebKit} from './webkit';

/** No browser of Playwright's own: the engines stand in for it. */
export type Options = {engineName: string; reader: Reader};

function launch(name: string, reader: Reader): Promise<Engine> | null {
  const firefox = findFirefox();
  const {driver, screen} = findWebKit();
  if (name === 'Firefox') {
    return firefox === undefined ? null : launchFirefox(firefox, reader);
  }
  return driver === undefined || screen === undefined ? null : launchWebKit({driver, screen}, reader);
}

/** Each test has a page that knows nothing of the others, in the engine of the project. */
export const test = base.extend<{tab: Tab}, Options & {engine: Engine | null}>({
  engineName: ['Firefox', {option: true, scope: 'worker'}],
  reader: [{hasScripts: true}, {option: true, scope: 'worker'}],
  engine: [
    async ({engineName, reader}, use) => {
      const engine = await launch(engineName, reader);
      await use(engine);
      await engine?.close();
    },
    // A browser that starts for the first time makes its caches.
    {scope: 'worker', timeout: 60_000},
  ],
  tab: async ({engine, engineName}, use) => {
    test.skip(engine === null, `${engineName} is not on this machine.`);
    if (engine) {
      const tab = await engine.open();
      await use(tab);
      expect(tab.faults()).toEqual([]);
      await tab.close();
    }
  },
});

export {expect};
