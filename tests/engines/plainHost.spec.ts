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

const isHydrated = () => document.documentElement.dataset.hasHydrated;
const path = () => location.pathname;
const pathOfPage = () => new URL(document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? '').pathname;
const hasKeptNodes = () => document.querySelector('h1')?.hasAttribute('data-kept');

test('an address with .html is hydrated as its page, and leads on', async ({tab, baseURL}) => {
  await tab.resize(450, 844);
  await tab.goto(`${baseURL}/wiki/faq.html`);
  await tab.read(() => document.querySelector('h1')?.toggleAttribute('data-kept'));
  await tab.read(() => {
    const control = document.body.appendChild(document.createElement('input'));
    control.dispatchEvent(new PointerEvent('pointerover', {bubbles: true}));
    control.remove();
  });
  await eventually(tab, isHydrated).toBe('true');
  await eventually(tab, path).toBe('/wiki/faq.html');
  await eventually(tab, pathOfPage).toBe('/wiki/faq');
  await eventually(tab, hasKeptNodes).toBe(true);
  await press(tab, 'button', 'Toggle navigation bar');
  await press(tab, 'link', 'API docs');
  await eventually(tab, path).toBe('/docs/api');
});
