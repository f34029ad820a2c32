// Every control × the moment of a press before hydration × what happens next. The press acts once, or is dropped with a
// message; it never acts later or on another control.
import type {Locator, Page} from '@playwright/test';
import {controlsOfTheSite, type Control} from '../../support/controls';
import {holdScripts, parts, type HeldScripts} from '../delay';
import {expect, hydrate, reach, test} from '../fixtures';
import {listen} from './listen';

/** A touch screen with a wide window, where every control is visible and scripts are deferred. */
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
const isFirstOfItsKind = (one: Control) => controls.find(({kind}) => kind === one.kind) === one;

const alert = (page: Page) => page.getByRole('alert');

/** Opens the part of the page that contains the control, if needed. */
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

/** What follows after one press. After all but the first, a pending press must not act. */
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
    // If only a newer build can help, the page reloads, and its scripts wait again.
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
      // Controls that act at once have nothing pending, and those of one kind share their code: two cases are enough.
      const mayBePending = !isAtOnce(control) && isFirstOfItsKind(control);
      for (const [what, act] of Object.entries(followUps).slice(0, mayBePending ? undefined : 2)) {
        await page.goto(control.page);
        const scripts = await holdScripts(page, which);
        await begin(page);
        const element = await show(page, control);
        done.splice(0);
        await element.tap();
        await act({page, control: element, scripts});
        const isDone = isAtOnce(control) || (isKept(control) && act === followUps['the scripts come']);
        const expected = isDone ? [control.kind] : [];
        await expect.poll(() => done, what).toEqual(expected);
        await page.waitForTimeout(50);
        expect(done, `${what}, and then`).toEqual(expected);
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
