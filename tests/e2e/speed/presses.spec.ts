// Every control of the site × the moment of a press before hydration × what happens next: it is carried out once, or dropped
// with a word; never later, and never elsewhere.
import type {Locator, Page} from '@playwright/test';
import {controlsOfTheSite, type Control} from '../../support/controls';
import {holdScripts, parts, type HeldScripts} from '../delay';
import {expect, hydrate, reach, test} from '../fixtures';
import {readStorage} from '../storage';

/** A finger and a wide window: every control can be seen, and scripts wait for the reader. */
test.use({
  hasTouch: true,
  isMobile: true,
  viewport: {width: 1280, height: 900},
  actionTimeout: 5000,
  expectedConsole: /ERR_FAILED|ChunkLoadError|Loading chunk|ERR_INTERNET_DISCONNECTED/,
});

const isAtOnce = ({kind}: Control) => ['color-mode', 'announcement', 'data-copy'].includes(kind);
const isKept = ({kind}: Control) => ['tab', 'replay'].includes(kind);
const isAskedAgain = ({kind}: Control) => kind === 'again';
const controls = controlsOfTheSite().filter((one) => isAtOnce(one) || isKept(one) || isAskedAgain(one));

const alert = (page: Page) => page.getByRole('alert');

/** Tells of all that is carried out, in whatever document: answers of the page script, and presses that React can hear. */
async function listen(page: Page): Promise<string[]> {
  const done: string[] = [];
  await page.exposeFunction('tellDone', (what: string) => done.push(what));
  await page.addInitScript(() => {
    const tell = (what: string) => {
      void (window as unknown as {tellDone: (what: string) => Promise<void>}).tellDone(what);
    };
    Object.assign(navigator.clipboard, {
      writeText() {
        tell('data-copy');
        return Promise.resolve();
      },
    });
    document.addEventListener('click', ({target}) => {
      const control = (target as Element).closest('[data-early], [role="tab"]');
      if (control) {
        tell(control.getAttribute('data-early') ?? 'tab');
      }
    });
    document.addEventListener('DOMContentLoaded', () => {
      new MutationObserver((changes) => {
        for (const {attributeName, oldValue, target} of changes) {
          if (attributeName && (target as Element).getAttribute(attributeName) !== oldValue) {
            tell(attributeName === 'data-theme' ? 'color-mode' : 'announcement');
          }
        }
      }).observe(document.documentElement, {
        attributeFilter: ['data-theme', 'data-announcement-bar-initially-dismissed'],
        attributeOldValue: true,
      });
    });
  });
  return done;
}

/** Some controls stand in a part of the page that the reader opens first. */
async function show(page: Page, {selector}: Control): Promise<Locator> {
  const control = page.locator(selector).first();
  await control.evaluate((element) => {
    const details = element.closest('details');
    if (details) {
      details.open = true;
    }
  });
  return control;
}

type Moment = {scripts?: RegExp; begin: (page: Page) => Promise<unknown>};

const moments: Record<string, Moment> = {
  'before the scripts': {begin: () => Promise.resolve()},
  'while they load': {begin: reach},
  'in hydration': {
    scripts: parts,
    begin: async (page) => {
      const asked = page.waitForRequest(parts);
      await reach(page);
      await asked;
    },
  },
};

type Stage = {page: Page; control: Locator; scripts: HeldScripts};

async function failAndTell({page, scripts}: Stage): Promise<void> {
  await reach(page);
  await scripts.fail();
  await expect(alert(page)).toContainText('press it again');
}

/** After one press. All but the first must leave what was kept undone. */
const followUps: Record<string, (stage: Stage) => Promise<unknown>> = {
  'the scripts come': async ({page, scripts}) => {
    await scripts.letGo();
    await hydrate(page);
  },
  'they fail': failAndTell,
  'they fail, and come by "Retry"': async (stage) => {
    const {page} = stage;
    await failAndTell(stage);
    await page.unrouteAll();
    await alert(page).getByRole('button', {name: 'Retry'}).click();
    // Where only a newer build can help, the page is loaded anew, and its scripts wait again.
    await expect(async () => {
      await reach(page);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', {timeout: 1000});
    }).toPass();
  },
  'the page is loaded again': async ({page, scripts}) => {
    await page.reload();
    await scripts.letGo();
    await hydrate(page);
  },
  'the line is lost, and the page is loaded again later': async (stage) => {
    const {page} = stage;
    await page.context().setOffline(true);
    await failAndTell(stage);
    await page.context().setOffline(false);
    await page.unrouteAll();
    await page.reload();
    await hydrate(page);
  },
  'the reader goes on and comes back': async ({page, scripts}) => {
    await page.goto('/blog');
    await scripts.letGo();
    await page.goBack();
    await hydrate(page);
  },
};

test.describe.configure({mode: 'parallel'});

for (const control of controls) {
  for (const [when, {scripts: which, begin}] of Object.entries(moments)) {
    test(`${control.kind} “${control.name}” pressed ${when}`, async ({page}) => {
      test.slow();
      const done = await listen(page);
      for (const [what, act] of Object.entries(followUps)) {
        await page.goto(control.page);
        const scripts = await holdScripts(page, which);
        await begin(page);
        const element = await show(page, control);
        done.splice(0);
        await element.tap();
        await act({page, control: element, scripts});
        await page.waitForTimeout(50);
        const isDone = isAtOnce(control) || (isKept(control) && act === followUps['the scripts come']);
        expect(done, what).toEqual(isDone ? [control.kind] : []);
        if (isAskedAgain(control) && act === followUps['the scripts come']) {
          await expect(alert(page)).toContainText('again');
        }
        await expect(page.locator('[aria-busy="true"]'), what).toHaveCount(0);
        await page.unrouteAll();
        await page.evaluate(() => {
          localStorage.clear();
        });
      }
    });
  }
}

test('of several tabs the last counts, alone, and is what is stored', async ({page}) => {
  const done = await listen(page);
  const scripts = await holdScripts(page);
  await page.goto('/docs/api/time/add');
  for (const name of ['JavaScript', 'Python', 'JavaScript']) {
    await page.getByRole('tab', {name}).tap();
  }
  await scripts.letGo();
  await hydrate(page);
  await expect(page.getByRole('tab', {selected: true})).toHaveText('JavaScript');
  await expect.poll(() => done).toEqual(['tab']);
  expect(Object.values(await readStorage(page, 'localStorage'))).toContain('javascript');
});

test('of several tabs the first can be chosen again', async ({page}) => {
  const scripts = await holdScripts(page);
  await page.goto('/docs/api/time/add');
  const first = (await page.getByRole('tab', {selected: true}).textContent()) ?? '';
  await page.getByRole('tab', {name: 'Python'}).tap();
  await page.getByRole('tab', {name: first, exact: true}).tap();
  await scripts.letGo();
  await hydrate(page);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('tab', {selected: true})).toHaveText(first);
});

test('a press that waits too long has to be made again', async ({page}) => {
  const done = await listen(page);
  const scripts = await holdScripts(page);
  await page.goto('/docs/api/time/add');
  await page.getByRole('tab', {name: 'Python'}).tap();
  await page.waitForTimeout(5200);
  await scripts.letGo();
  await hydrate(page);
  await expect(alert(page)).toHaveText('The page is ready now. Press “Python” again.');
  expect(done).toEqual([]);
  await page.getByRole('tab', {name: 'Python'}).tap();
  await expect(page.getByRole('tab', {selected: true})).toHaveText('Python');
  await expect(alert(page)).toHaveCount(0);
});

test('buttons that others put into the page answer as theirs', async ({page}) => {
  await holdScripts(page);
  await page.goto('/wiki/session');
  await page.evaluate(() => {
    for (const place of [document.body, document.querySelector('main')]) {
      const button = document.createElement('button');
      button.textContent = 'Foreign';
      button.style.cssText = 'position: relative; z-index: 999';
      button.onclick = () => {
        button.textContent = 'Answered';
      };
      place?.prepend(button);
    }
  });
  for (const button of await page.getByRole('button', {name: 'Foreign'}).elementHandles()) {
    await button.dispatchEvent('click');
  }
  await expect(page.getByRole('button', {name: 'Answered'})).toHaveCount(2);
});

test('nothing of a press is written into history or storage', async ({page}) => {
  const done = await listen(page);
  const scripts = await holdScripts(page);
  await page.goto('/privacy');
  await page.getByRole('button', {name: 'Clear my data'}).tap();
  await scripts.fail();
  await expect(alert(page)).toContainText('press it again');
  const comesAnew = page.waitForEvent('load');
  await alert(page).getByRole('button', {name: 'Retry'}).tap();
  await comesAnew;
  expect(
    await page.evaluate(() => ({state: history.state as unknown, stored: localStorage.length + sessionStorage.length})),
  ).toEqual({state: null, stored: 0});
  await page.unrouteAll();
  await hydrate(page);
  expect(done).toEqual([]);
});

test('a copy that the browser forbids says what else can be done', async ({page}) => {
  await holdScripts(page);
  await page.addInitScript(() => {
    Object.assign(navigator.clipboard, {
      writeText: () => Promise.reject(new DOMException('Not allowed', 'NotAllowedError')),
    });
  });
  await page.goto('/docs/api/time/add');
  const copy = page.getByRole('button', {name: 'Copy code to clipboard'}).first();
  await copy.tap();
  await expect(alert(page)).toContainText('did not allow the copy');
  expect(await page.evaluate(() => String(getSelection()))).toContain('https://');
});
