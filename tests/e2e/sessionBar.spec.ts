import type {Page} from '@playwright/test';
import {findViolations} from './axe';
import {expect, hydrate, test} from './fixtures';

// What the facts say of each case, by the switches it depends on: holder, password, links, hidden, test.
const raise = 'You can add time, but you can’t take any away.';
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

/** All cases. Each differs from the one before in one switch. */
const cases = Array.from({length: 32}, (_, index) => index ^ (index >> 1)).map((bits) =>
  Object.fromEntries(names.map((name, place) => [name, ((bits >> place) & 1) === 1])),
) as Case[];

const key = (...given: boolean[]) => given.map((one) => (one ? 'yes' : 'no')).join(' ');

/** The sentences of all rows of a table that are not in a row: none of them may be shown. */
function others(table: Record<string, string[]>, row: string[]): string[] {
  return [...new Set(Object.values(table).flat())].filter((text) => !row.some((one) => one.includes(text)));
}

/** What the drawing says, in order. Each switch adds one part. */
function drawingOf(one: Case): string[] {
  return [
    ...['Before', 'Set up, picture uploaded', 'Locked'],
    ...(one.holder ? ['Release by the holder'] : []),
    ...(one.password ? ['Emergency password'] : []),
    ...(one.test ? ['In a test, end it as failed'] : []),
    ...['EmlaLock team', 'Backup way out'],
    ...(one.hidden ? ['Time hidden'] : []),
    ...(one.links ? ['Links fulfilled'] : []),
    ...['End', 'Time up, picture back'],
  ];
}

const session = (page: Page) => page.getByRole('region', {name: 'Your session'});

/** What is shown: the answers, the words of the drawing, and how thick the line of “Locked” is. */
function shownIn(region: HTMLElement) {
  const text = (element: HTMLElement | null) => element?.innerText ?? '';
  const line = region.querySelector('ol > :nth-child(2)');
  return {
    answers: [...region.querySelectorAll('dd')].map((answer) => text(answer).replace(/\s+/g, ' ')),
    drawing: text(region.querySelector('ol'))
      .split('\n')
      .map((words) => words.trim())
      .filter(Boolean),
    thickness: line && getComputedStyle(line, '::before').borderTopWidth,
  };
}

test.describe('your session', () => {
  test.use({javaScriptEnabled: false});

  for (const path of ['/', '/wiki/session']) {
    test(`${path} answers and draws every case as the facts are, without a script`, async ({page}) => {
      await page.goto(path);
      await expect(page.getByRole('checkbox', {checked: true})).toHaveAccessibleName('Emergency password');
      await session(page).locator('[name=password]').uncheck();
      const ticked = new Set<string>();
      for (const one of cases) {
        for (const name of names.filter((each) => one[each] !== ticked.has(each))) {
          await session(page).locator(`[name=${name}]`).click();
          ticked[one[name] ? 'add' : 'delete'](name);
        }
        const rows = [
          [whoChanges, key(one.holder, one.test)],
          [whenItEnds, key(one.holder, one.links)],
          [whoSees, key(one.holder, one.hidden)],
          [wayOut, key(one.password, one.holder, one.test)],
        ] as const;
        const {answers: shown, drawing, thickness} = await session(page).evaluate(shownIn);
        expect(drawing).toEqual(drawingOf(one));
        expect(thickness, JSON.stringify(one)).toBe(one.test ? '6px' : '16px');
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

test('ticks stay when React comes', async ({page}) => {
  await page.goto('/wiki/session');
  await page.getByRole('checkbox', {name: 'I have a holder'}).check();
  await page.getByRole('checkbox', {name: 'Emergency password'}).uncheck();
  await hydrate(page);
  await expect(page.getByRole('checkbox', {checked: true})).toHaveCount(1);
  await expect(page.getByRole('checkbox', {name: 'I have a holder'})).toBeChecked();
});

test.describe('what a tick adds', () => {
  const moving = (page: Page) => page.evaluate(() => document.getAnimations().length);

  test('is seen to come, and nothing when the page opens or a switch gets the focus', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'no-preference'});
    await page.goto('/');
    await page.getByRole('checkbox', {name: 'I have a holder'}).focus();
    expect(await moving(page)).toBe(0);
    await page.keyboard.press('Space');
    await expect.poll(() => moving(page)).toBeGreaterThan(1);
  });

  test('is there at once with reduced motion', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto('/');
    await page.getByRole('checkbox', {name: 'I have a holder'}).check();
    await expect(page.getByText('Your holder can release you sooner')).toBeVisible();
    expect(await moving(page)).toBe(0);
  });
});

test('guides and the emergency page have the drawing with the place of their reader, below what is urgent', async ({
  page,
}) => {
  for (const [path, place] of [
    ['/wiki/navigation/wearer', 'Before'],
    ['/wiki/navigation/holder', 'Before'],
    ['/wiki/session/emergency', 'Locked'],
    ['/wiki/session/end', 'End'],
  ] as const) {
    await page.goto(path);
    const current = page.locator('article [aria-current=step]');
    await expect(current, path).toContainText(`You are here: ${place}`);
    await expect(page.locator('article').getByRole('checkbox'), path).toHaveCount(0);
    await page.emulateMedia({media: 'print'});
    await expect(current, path).toBeHidden();
    await page.emulateMedia({media: 'screen'});
  }
  await page.goto('/wiki/session/emergency');
  await expect(page.locator('.choices ~ * [aria-current=step]')).toHaveCount(1);
});

test('home asks little at first: three ways in beside the switches, and prints on two sheets', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto('/');
  const controls = await page
    .locator('main :is(a:not(.hash-link), button)')
    .evaluateAll((all) =>
      all.filter((one) => one.getBoundingClientRect().top < 900 && !one.closest('dl')).map((one) => one.textContent),
    );
  expect(controls).toEqual(['How a session works', 'Emergency release', 'What a holder does']);
  await expect(page.getByRole('checkbox', {checked: true})).toBeInViewport();
  const pdf = await page.pdf({format: 'A4', preferCSSPageSize: true});
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBeLessThanOrEqual(2);
});

test('it is used by keyboard and read in order: the switches, the drawing, then the answers', async ({page}) => {
  await page.goto('/wiki/session');
  await page.getByRole('checkbox', {name: 'I have a holder'}).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Your holder can release you sooner')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', {name: 'Emergency password'})).toBeFocused();
  await expect(session(page)).toMatchAriaSnapshot(`
    - group "Tick what’s true of your session or plan. The answers follow. Unticked means no.":
      - checkbox "I have a holder" [checked]
    - list:
      - listitem: Before Set up, picture uploaded
      - listitem:
        - text: Locked
        - list "Ways out":
          - listitem: Release by the holder
          - listitem: Emergency password
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
  await page.getByRole('checkbox', {name: 'Test session'}).check();
  await expect(page.getByText('which is test unless you set another').filter({visible: true})).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('paper shows every case with its name, and no switches', async ({page}) => {
  await page.goto('/wiki/session');
  await page.emulateMedia({media: 'print'});
  await expect(page.getByText('With a holder, without a password, in a real session:')).toBeVisible();
  await expect(page.locator('section[data-site-repeats] dl [class*=case]:visible')).toHaveCount(17);
  await expect(page.getByRole('checkbox').first()).toBeHidden();
});
