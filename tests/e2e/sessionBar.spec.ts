import type {Page} from '@playwright/test';
import {names, type Name} from '../../src/components/SessionBar/names';
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
    ['You can end a test session sooner yourself', ({test: isTest}) => isTest],
  ],
  'Who sees the time?': [
    ['You do: the remaining time is at the top', ({hidden}) => !hidden],
    ['You don’t, and the API doesn’t reveal the end date', ({hidden}) => hidden],
    ['Your holder always sees the duration', ({holder}) => holder],
  ],
  'How do I get out now?': [
    ['choose Emergency Password and enter it: you’re released at once', (one) => one.password && !one.test],
    ['Read it yourself, or ask your holder, who can look it up', (one) => one.password && one.holder && !one.test],
    ['Read it yourself, or send the KeyID to somebody you trust', (one) => one.password && !one.holder && !one.test],
    ['can release you at once', (one) => one.holder && !one.password && !one.test],
    ['the EmlaLock team to set an emergency password', (one) => !one.password && !one.test],
    ['Send the KeyID to somebody you trust', (one) => !one.password && !one.holder && !one.test],
    ['You can also end the session and tick Failed Session.', (one) => one.test],
    ['which is test unless you set another.', (one) => one.test],
    ['Don’t let your holder release you until you can open your session page.', ({holder}) => holder],
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
    ...(one.test ? ['In a test, tick Failed Session'] : []),
    ...(one.test ? [] : ['EmlaLock team']),
    'Backup way out',
    ...(one.hidden ? ['Time hidden'] : []),
    ...(one.links ? ['Links fulfilled'] : []),
    ...['End', 'Time up: end the session, get the combination'],
  ];
}

const session = (page: Page) => page.getByRole('region', {name: 'Your session'});

/** What is shown in a case: the answers and the words of the drawing. */
function shownIn(region: HTMLElement, one: Case) {
  for (const [name, isTicked] of Object.entries(one)) {
    const box = region.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (box?.checked !== isTicked) {
      box?.click();
    }
  }
  const text = (element: HTMLElement | null) => element?.innerText ?? '';
  return {
    answers: [...region.querySelectorAll('dd')].map((answer) => text(answer).replace(/\s+/g, ' ')),
    drawing: text(region.querySelector('ol'))
      .split(/\s*\n\s*/)
      .filter(Boolean),
  };
}

test.describe('without a script', () => {
  test.use({javaScriptEnabled: false});

  test('your session answers and draws every case as the facts are', async ({page}) => {
    await page.goto('/wiki/session');
    await expect(session(page).getByRole('term')).toHaveText(Object.keys(facts));
    await expect(page.getByRole('checkbox', {checked: true})).toHaveAccessibleName('Emergency password');
    for (const one of cases) {
      const {answers, drawing} = await session(page).evaluate(shownIn, one);
      expect(drawing).toEqual(drawingOf(one));
      const wrong = Object.values(facts).flatMap((sentences, index) =>
        sentences.filter(([text, isSaid]) => isSaid(one) !== answers[index]?.includes(text)).map(([text]) => text),
      );
      expect(wrong, `missing, or said in a case it is not for: ${JSON.stringify(one)}`).toEqual([]);
    }
  });
});

test('a wheel is seen to turn, and is found as it was made, not as the last reader left it', async ({page}) => {
  const holder = page.getByRole('checkbox', {name: 'I have a holder'});
  await page.goto('/wiki/session');
  const wheel = () => holder.screenshot({animations: 'disabled'});
  const before = await wheel();
  await holder.check();
  expect((await wheel()).equals(before), 'a wheel that was turned looks as before').toBe(false);
  await page.goto('/privacy');
  await page.goBack();
  await expect(holder).not.toBeChecked();
});
