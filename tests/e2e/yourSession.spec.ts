import type {Page} from '@playwright/test';
import {findViolations} from './axe';
import {expect, test} from './fixtures';

// What the facts say of each case, by the switches it depends on: holder, password, links, hidden, test.
const raise = 'You can increase the time through the API, but nobody can reduce it that way.';
const votes = 'Votes and games can change it too';
const noVotes = 'Votes from the voting page don’t change it.';

/** Holder, test session → who can change it. */
const whoChanges: Record<string, string[]> = {
  'no no': [raise, votes],
  'no yes': [raise, noVotes],
  'yes no': ['Your holder can increase or reduce the time.', 'holder’s API key as well as yours to reduce', votes],
  'yes yes': ['Your holder can increase or reduce the time.', 'holder’s API key as well as yours to reduce', noVotes],
};

/** Holder, links → when it can end. */
const whenItEnds: Record<string, string[]> = {
  'no no': ['When the time is up.'],
  'no yes': ['When the time is up and every requirement link is fulfilled', 'past its maximum duration'],
  'yes no': ['When the time is up.', 'Your holder can release you sooner'],
  'yes yes': [
    'When the time is up and every requirement link is fulfilled',
    'past its maximum duration',
    'Your holder can release you sooner',
  ],
};

/** Holder, hidden → who sees the time. */
const whoSees: Record<string, string[]> = {
  'no no': ['You do: the remaining time is at the top'],
  'no yes': ['You don’t, and the API doesn’t reveal the end date'],
  'yes no': ['You do: the remaining time is at the top', 'Your holder always sees the duration'],
  'yes yes': ['You don’t, and the API doesn’t reveal the end date', 'Your holder always sees the duration'],
};

const inTest = 'which is test unless you set another. You can also end the session and tick Failed Session.';

/** Password, holder, test session → the way out. */
const wayOut: Record<string, string[]> = {
  'yes yes no': [
    'choose Emergency Password and enter it: you’re released at once',
    'Ask your holder, who can look it up or release you. No answer? Ask the EmlaLock team, who may not be able to help.',
  ],
  'yes no no': [
    'choose Emergency Password and enter it: you’re released at once',
    'Forgotten it? Ask the EmlaLock team, who may not be able to help.',
  ],
  'no yes no': ['can release you', 'No answer? Ask the EmlaLock team to set an emergency password, then use it.'],
  'no no no': ['Ask the EmlaLock team to set an emergency password, then use it.'],
  'yes yes yes': [inTest, 'Your holder can release you too.'],
  'yes no yes': [inTest],
  'no yes yes': [inTest, 'Your holder can release you too.'],
  'no no yes': [inTest],
};

const names = ['holder', 'password', 'links', 'hidden', 'test'] as const;
type Case = Record<(typeof names)[number], boolean>;

const cases = Array.from({length: 32}, (_, bits) =>
  Object.fromEntries(names.map((name, index) => [name, ((bits >> index) & 1) === 1])),
) as Case[];

const key = (...given: boolean[]) => given.map((one) => (one ? 'yes' : 'no')).join(' ');

/** The sentences of all rows of a table that are not in a row: none of them may be shown. */
function others(table: Record<string, string[]>, row: string[]): string[] {
  return [...new Set(Object.values(table).flat())].filter((text) => !row.some((one) => one.includes(text)));
}

function answers(page: Page): Promise<string[]> {
  return page.locator('section[data-site-repeats] dd').allInnerTexts();
}

test.describe('your session', () => {
  test.use({javaScriptEnabled: false});

  for (const path of ['/', '/wiki/session']) {
    test(`${path} answers every case as the facts do, without a script`, async ({page}) => {
      await page.goto(path);
      for (const one of cases) {
        for (const name of names) {
          await page.locator(`section[data-site-repeats] [name=${name}]`).setChecked(one[name]);
        }
        const rows = [
          [whoChanges, key(one.holder, one.test)],
          [whenItEnds, key(one.holder, one.links)],
          [whoSees, key(one.holder, one.hidden)],
          [wayOut, key(one.password, one.holder, one.test)],
        ] as const;
        const shown = (await answers(page)).map((text) => text.replace(/\s+/g, ' '));
        expect(shown[3]).toContain('write it down before you leave that page');
        expect(shown[3]).toContain('EmlaLock deletes the picture when you leave.');
        for (const [index, [table, row]] of rows.entries()) {
          const right = table[row] ?? [];
          const missing = right.filter((text) => !shown[index]?.includes(text));
          const wrong = others(table, right).filter((text) => shown[index]?.includes(text));
          expect({...one, missing, wrong}).toEqual({...one, missing: [], wrong: []});
        }
      }
    });
  }
});

test('it is used by keyboard and read in order: the switches, then the answers', async ({page}) => {
  await page.goto('/wiki/session');
  await page.getByRole('checkbox', {name: 'I have a holder'}).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Your holder can release you sooner')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', {name: 'It has an emergency password'})).toBeFocused();
  const region = page.getByRole('region', {name: /Tick what’s true of your session/});
  await expect(region).toMatchAriaSnapshot(`
    - group:
      - checkbox "I have a holder" [checked]
    - term: Who can change it?
    - definition:
      - paragraph: /Your holder can increase or reduce/
  `);
  expect(await findViolations(page)).toEqual([]);
});

test('it fits a window of 320 px, in forced colours', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active', reducedMotion: 'reduce'});
  await page.setViewportSize({width: 320, height: 640});
  await page.goto('/');
  await page.getByRole('checkbox', {name: 'It’s a test session'}).check();
  await expect(page.getByText('which is test unless you set another').filter({visible: true})).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('paper shows every case with its name, and no switches', async ({page}) => {
  await page.goto('/wiki/session');
  await page.emulateMedia({media: 'print'});
  await expect(page.getByText('With a holder, without a password, in a real session:')).toBeVisible();
  await expect(page.locator('section[data-site-repeats] [class*=case]:visible')).toHaveCount(17);
  await expect(page.getByRole('checkbox').first()).toBeHidden();
});
