import {startPlainHost} from '../support/plainHost';
import {test as base} from './fixtures';
import {eventually, press} from './hand';

const test = base.extend({
  baseURL: async ({baseURL}, use) => {
    const host = await startPlainHost(baseURL ?? '');
    await use(host.origin);
    host.close();
  },
});

const path = () => location.pathname;
const isKept = () => document.querySelector('h1')?.hasAttribute('data-kept');

test('an address with .html is hydrated as its page, and leads on', async ({tab, baseURL}) => {
  await tab.goto(`${baseURL}/docs/api/time/add.html`);
  await tab.read(() => document.querySelector('h1')?.toggleAttribute('data-kept'));
  await press(tab, 'section', 'Fill in your values');
  await eventually(tab, path).toBe('/docs/api/time/add');
  await eventually(tab, isKept).toBe(true);
  await press(tab, 'link', 'Wiki');
  await eventually(tab, path).toBe('/wiki');
});
