import {startHost, type Answer} from '../support/hosts/server';
import {expect, test as base} from './fixtures';
import {eventually, keys, press, type} from './hand';

/** The scripts of React. The page script is answered. */
const ofReact = /^\/assets\/js\/(?!page\.)/;

async function passOn(address: URL): Promise<Answer> {
  const response = await fetch(address);
  const type = response.headers.get('content-type') ?? '';
  return {status: response.status, fields: {'content-type': type}, body: Buffer.from(await response.arrayBuffer())};
}

/** Each page stays as it is while React is on its way. */
const test = base.extend({
  baseURL: async ({baseURL}, use) => {
    const host = await startHost(({pathname, search}) =>
      ofReact.test(pathname) ? Promise.race<Answer>([]) : passOn(new URL(pathname + search, baseURL)),
    );
    await use(host.origin);
    host.close();
  },
});

const mode = () => document.documentElement.dataset.theme;
const selected = () => document.querySelector('[role=tab][aria-selected=true]')?.textContent;
const isShown = (selector: string) => document.querySelector(selector)?.checkVisibility();

test('controls of the page work, and a form waits', async ({tab, baseURL}) => {
  await tab.goto(`${baseURL}/docs/api/time/add`);
  await press(tab, 'button', 'Switch between dark and light mode');
  await eventually(tab, mode).toBe('dark');
  await press(tab, 'tab', 'Python');
  await eventually(tab, selected).toBe('Python');
  await type(tab, keys.arrowRight);
  await eventually(tab, selected).not.toBe('Python');
  await press(tab, 'section', 'Fill in your values');
  await eventually(tab, isShown, 'fieldset').toBe(true);
  expect(await tab.read(() => document.querySelector('fieldset')?.disabled)).toBe(true);
});

test('a link opens what hides its target, and another leads to a new document', async ({tab, baseURL}) => {
  await tab.goto(`${baseURL}/test-page#a-heading-inside`);
  await eventually(tab, isShown, '#a-heading-inside').toBe(true);
  await press(tab, 'link', 'Changelog');
  await eventually(tab, () => location.pathname).toBe('/changelog/emlalock');
});

test('the page before follows what was chosen on the next', async ({tab, baseURL}) => {
  await tab.goto(`${baseURL}/wiki`);
  await tab.goto(`${baseURL}/blog`);
  await press(tab, 'button', 'Switch between dark and light mode');
  await tab.read(() => {
    history.back();
  });
  await eventually(tab, () => location.pathname).toBe('/wiki');
  await eventually(tab, mode).toBe('dark');
});
