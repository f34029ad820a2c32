import type {Page} from '@playwright/test';
import {names, type Name} from '../../src/components/SessionBar/names';
import {findViolations} from './axe';
import {expect, test} from './fixtures';

type Case = Record<Name, boolean>;

const cases = Array.from({length: 2 ** names.length}, (_, bits) =>
  Object.fromEntries(names.map((name, place) => [name, ((bits >> place) & 1) === 1])),
) as Case[];

/** What the facts say: in which answer a sentence stands, and in which cases it does, and in no other. */
const facts: Record<string, [string, (one: Case) => boolean][]> = {
  'Who can change it?': [
    ['Through the API, you can add time, but you can’t take any away.', ({holder}) => !holder],
    ['Your holder can increase or reduce the time.', ({holder}) => holder],
    ['holder’s API key as well as yours to reduce', ({holder}) => holder],
    ['Votes and games can change the time', () => true],
    ['Votes from the voting page don’t change it.', ({test: isTest}) => isTest],
  ],
  'When can it end?': [
    ['When the time is up.', ({links}) => !links],
    ['When the time is up and every requirement link is fulfilled', ({links}) => links],
    ['whatever its maximum duration says', ({links}) => links],
    ['Your holder can release you sooner', ({holder}) => holder],
    ['You can end it sooner yourself, with the emergency password.', (one) => one.password && !one.test],
    ['You can end a test sooner yourself', ({test: isTest}) => isTest],
  ],
  'Who sees the time?': [
    ['You do: the remaining time is at the top', ({hidden}) => !hidden],
    ['You don’t, and the API doesn’t reveal the end date', ({hidden}) => hidden],
    ['Your holder always sees the duration', ({holder}) => holder],
  ],
  'How do I get out now?': [
    ['choose Emergency Password and enter it: you’re released at once', (one) => one.password && !one.test],
    ['Read it yourself, or ask your holder, who can look it up', (one) => one.password && one.holder && !one.test],
    ['Read it yourself, or ask the EmlaLock team, who might not', (one) => one.password && !one.holder && !one.test],
    ['can release you at once', (one) => one.holder && !one.password && !one.test],
    ['Ask the EmlaLock team to set an emergency password', (one) => !one.password && !one.test],
    ['You can also end the session and tick Failed Session.', (one) => one.test],
    ['which is test unless you set another.', (one) => one.test],
    ['A release by your holder helps only if you can open your session page.', ({holder}) => holder],
    ['When you see the combination, write it down on paper before you leave the page', () => true],
    ['EmlaLock deletes the picture when you leave.', () => true],
  ],
};

/** What the drawing says, in order. Each switch adds one part. */
function drawingOf(one: Case): string[] {
  return [
    ...['Before', 'Set up, picture uploaded', 'Locked'],
    ...(one.test && !one.password ? ['Password “test”'] : []),
    ...(one.holder ? ['Release by the holder'] : []),
    ...(one.password ? ['Emergency password'] : []),
    ...(one.test ? ['In a test, end it as failed'] : []),
    ...(one.test ? [] : ['EmlaLock team']),
    'Backup way out',
    ...(one.hidden ? ['Time hidden'] : []),
    ...(one.links ? ['Links fulfilled'] : []),
    ...['End', 'Time up: end the session, get the combination'],
  ];
}

const session = (page: Page) => page.getByRole('region', {name: 'Your session'});

/** What is shown in a case: the answers, the words of the drawing, and how thick the line of “Locked” is. */
function shownIn(region: HTMLElement, one: Case) {
  for (const [name, isTicked] of Object.entries(one)) {
    const box = region.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (box?.checked !== isTicked) {
      box?.click();
    }
  }
  const text = (element: HTMLElement | null) => element?.innerText ?? '';
  const line = region.querySelector('ol > :nth-child(2)');
  return {
    answers: [...region.querySelectorAll('dd')].map((answer) => text(answer).replace(/\s+/g, ' ')),
    drawing: text(region.querySelector('ol'))
      .split(/\s*\n\s*/)
      .filter(Boolean),
    thickness: line && getComputedStyle(line).borderInlineStartWidth,
  };
}

test.describe('without a script', () => {
  test.use({javaScriptEnabled: false});

  test('your session answers and draws every case as the facts are', async ({page}) => {
    await page.goto('/wiki/session');
    await expect(session(page).getByRole('term')).toHaveText(Object.keys(facts));
    await expect(page.getByRole('checkbox', {checked: true})).toHaveAccessibleName('Emergency password');
    for (const one of cases) {
      const {answers, drawing, thickness} = await session(page).evaluate(shownIn, one);
      expect(drawing).toEqual(drawingOf(one));
      expect(thickness, JSON.stringify(one)).toBe(one.test ? '6px' : '16px');
      const wrong = Object.values(facts).flatMap((sentences, index) =>
        sentences.filter(([text, isSaid]) => isSaid(one) !== answers[index]?.includes(text)).map(([text]) => text),
      );
      expect(wrong, `missing, or said in a case it is not for: ${JSON.stringify(one)}`).toEqual([]);
    }
  });
});

test('what a tick adds is seen to come, and nothing when the page opens or a switch gets the focus', async ({page}) => {
  const moving = () => page.evaluate(() => document.getAnimations().length);
  await page.goto('/wiki/session');
  await page.getByRole('checkbox', {name: 'I have a holder'}).focus();
  expect(await moving()).toBe(0);
  await page.keyboard.press('Space');
  await expect.poll(moving).toBeGreaterThan(1);
});

test('the line under a title says what a page is about, and leads to the other moments', async ({page}) => {
  for (const [path, about, current] of [
    ['/wiki/how-to/setup-a-session', 'before a session', ['Before']],
    ['/wiki/games', 'while locked', ['Locked']],
    ['/wiki/session/end', 'the end of a session', ['End']],
    ['/wiki/session/settings', 'before a session, while locked', ['Before', 'Locked']],
  ] as const) {
    await page.goto(path);
    const line = page.getByRole('navigation', {name: `This page is about: ${about}`});
    await expect(line.getByRole('link'), path).toHaveText(['Before', 'Locked', 'End']);
    await expect(line.locator('[aria-current]'), path).toHaveText([...current]);
    expect((await line.getByRole('link').first().boundingBox())?.height, path).toBeGreaterThanOrEqual(44);
  }
  await page.getByRole('link', {name: 'End', exact: true}).click();
  await expect(page).toHaveURL('/wiki/session/end');
  for (const path of ['/wiki', '/wiki/session/emergency', '/wiki/navigation/holder', '/docs/api']) {
    await page.goto(path);
    await expect(page.getByRole('navigation', {name: 'This page is about'}), path).toHaveCount(0);
  }
});

test('a reader finds the wheels as they were made, and not as the last one left them', async ({page}) => {
  const holder = page.getByRole('checkbox', {name: 'I have a holder'});
  await page.goto('/wiki/session');
  await holder.check();
  await page.goto('/privacy');
  await page.goBack();
  await expect(holder).not.toBeChecked();
});

test('it is used by keyboard and read in order: the switches, the drawing, then the answers', async ({page}) => {
  await page.goto('/wiki/session');
  await page.getByRole('checkbox', {name: 'I have a holder'}).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Your holder can release you sooner')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', {name: 'Emergency password'})).toBeFocused();
  await expect(session(page)).toMatchAriaSnapshot(`
    - group "Set each wheel to match your session. The answers follow.":
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
  expect(await findViolations(page, undefined, 'article')).toEqual([]);
});

test('paper shows every case with its name and no switches, and home fits on two sheets', async ({page}) => {
  await page.goto('/');
  const pdf = await page.pdf({format: 'A4', preferCSSPageSize: true});
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBeLessThanOrEqual(2);
  await page.goto('/wiki/session');
  await page.emulateMedia({media: 'print'});
  await expect(page.getByText('With a holder, without a password, in a real session:')).toBeVisible();
  const hidden = page.locator('section[data-site-repeats] dl [class*=case]:not(:visible)');
  await expect(hidden).toHaveCount(0);
  await expect(page.getByRole('checkbox').first()).toBeHidden();
});
