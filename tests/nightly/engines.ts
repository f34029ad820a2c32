// The runner's own Firefox and WebKit where they are downloaded, else the Firefox of the machine.
import {existsSync} from 'node:fs';
import {expect, firefox, webkit, type BrowserType} from '@playwright/test';
import puppeteer from 'puppeteer-core';
import {findFirefox} from '../../scripts/programs.mjs';
import {test as base} from '../support/served';

type Key = 'ArrowDown' | 'ArrowRight' | 'Enter' | 'Escape';

/** What the tests need of a page, whichever library drives its browser. */
type Tab = {
  goto: (address: string) => Promise<unknown>;
  read: (look: (selector: string) => unknown, selector?: string) => Promise<unknown>;
  /** Presses a control by its role and its whole name, once it can be pressed. */
  press: (role: 'button' | 'link' | 'spinbutton' | 'tab', name: string) => Promise<void>;
  keyboard: {press: (key: Key) => Promise<void>; type: (text: string) => Promise<void>};
  resize: (width: number, height: number) => Promise<void>;
};

type Tell = (fault: unknown) => void;

const errorsTo = (tell: Tell) => (message: {type: () => string; text: () => string}) => {
  if (message.type() === 'error') {
    tell(message.text());
  }
};

/** Each tab shares nothing with those before. */
type Engine = {openTab: (tell: Tell) => Promise<Tab>; close: () => Promise<void>};

async function launchOwn(type: BrowserType): Promise<Engine> {
  const browser = await type.launch();
  return {
    openTab: async (tell) => {
      const page = await browser.newPage();
      page.on('console', errorsTo(tell));
      page.on('pageerror', tell);
      return {
        goto: (address) => page.goto(address),
        read: (look, selector = '') => page.evaluate(look, selector),
        press: (role, name) => page.getByRole(role, {name, exact: true}).click(),
        keyboard: page.keyboard,
        resize: (width, height) => page.setViewportSize({width, height}),
      };
    },
    close: () => browser.close(),
  };
}

async function launchInstalled(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({browser: 'firefox', executablePath});
  return {
    openTab: async (tell) => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      page.on('console', errorsTo(tell));
      page.on('pageerror', tell);
      return {
        goto: (address) => page.goto(address),
        read: (look, selector = '') => page.evaluate(look, selector),
        press: (role, name) => page.locator(`::-p-aria([name="${name}"][role="${role}"])`).click(),
        keyboard: page.keyboard,
        resize: (width, height) => page.setViewport({width, height}),
      };
    },
    close: () => browser.close(),
  };
}

async function launch(name: string): Promise<Engine | null> {
  const own = name === 'Firefox' ? firefox : webkit;
  const installed = name === 'Firefox' ? findFirefox() : undefined;
  if (existsSync(own.executablePath())) {
    return launchOwn(own);
  }
  if (installed === undefined) {
    console.log(`${name} is not on this machine, so nothing is tested in it.`);
    return null;
  }
  return launchInstalled(installed);
}

export type Options = {engineName: string};

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
  tab: async ({engine}, use) => {
    test.skip(engine === null);
    const faults: string[] = [];
    const tab = await engine?.openTab((fault) => faults.push(String(fault)));
    if (tab) {
      await tab.resize(1280, 900);
      await use(tab);
    }
    expect(faults, 'on the console').toEqual([]);
  },
});

export {expect};
