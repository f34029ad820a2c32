import {expect} from '@playwright/test';
import {findFirefox, findWebKit} from '../../../scripts/programs.mjs';
import {test as base} from '../../support/served';
import type {Engine, Tab} from './engine';
import {launchFirefox} from './firefox';
import {launchWebKit} from './webkit';

/** The engines replace Playwright's own browsers. */
export type Options = {engineName: string};

function launch(name: string): Promise<Engine> | null {
  const firefox = findFirefox();
  const {driver, screen} = findWebKit();
  if (name === 'Firefox') {
    return firefox === undefined ? null : launchFirefox(firefox);
  }
  return driver === undefined || screen === undefined ? null : launchWebKit({driver, screen});
}

/** Each test gets a fresh tab in the engine of its project. */
export const test = base.extend<{tab: Tab}, Options & {engine: Engine | null}>({
  engineName: ['Firefox', {option: true, scope: 'worker'}],
  engine: [
    async ({engineName}, use) => {
      const engine = await launch(engineName);
      await use(engine);
      await engine?.close();
    },
    // The first start of a browser is slow, because it creates its caches.
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
