// What readers reach for before React is here, and how a page tells that it was felt, done, and how often.

/**
 * @typedef {object} Action
 * @property {string} name
 * @property {string} path
 * @property {string} target what the finger hits; with keys, what must stand in the page
 * @property {string} [keys]
 * @property {string} [first] what opens the place in which the target stands
 * @property {number} within milliseconds until it must be done
 */

const atOnce = 100;
const later = 1500;

/** @type {Action[]} */
export const actions = [
  {name: 'menu', path: '/wiki/session', target: '[commandfor="site-menu"]', within: atOnce},
  {
    name: 'colour mode',
    path: '/wiki/session',
    first: '[commandfor="site-menu"]',
    target: '#site-menu [data-early="colour-mode"]',
    within: atOnce,
  },
  {name: 'announcement', path: '/wiki/session', target: '[data-early="announcement"]', within: atOnce},
  {name: 'details', path: '/test-page', target: 'article details > summary', within: atOnce},
  {name: 'search', path: '/wiki/session', target: 'button[data-search]', within: later},
  {name: 'Ctrl+K', path: '/wiki/session', target: 'button[data-search]', keys: 'Control+k', within: later},
  {name: 'tab', path: '/docs/api/time/add', target: '[role=tab]:nth-child(2)', within: later},
  {name: 'copy', path: '/docs/api/time/add', target: '.theme-code-block button', within: later},
  {name: 'link', path: '/wiki/session', target: 'article a[href^="/wiki/"]', within: later},
];

/** @typedef {{felt: boolean, done: boolean, count: number}} Look */

/** Stands in every page before its scripts, and counts what happens there. */
export function watchPage() {
  const counts = {opened: 0, modes: 0, dismissed: 0, copied: 0};
  /** @param {string} selector */
  const find = (selector) => document.querySelector(selector);
  /** @param {string} selector @param {string} state */
  const is = (selector, state) => find(selector)?.matches(state) ?? false;
  /** @param {boolean} isDone @param {number} count @returns {Look} */
  const atOnce = (isDone, count) => ({felt: isDone, done: isDone, count});
  const search = () => ({
    felt: is('.theme-search', '[open]'),
    done: is('.theme-search [role=combobox]', '[open] *'),
    count: document.querySelectorAll('.theme-search[open]').length,
  });

  document.addEventListener('toggle', (event) => (counts.opened += event.newState === 'open' ? 1 : 0), true);
  addEventListener('DOMContentLoaded', () => {
    const root = document.documentElement;
    new MutationObserver((changes) => {
      for (const {attributeName, oldValue} of changes) {
        counts.modes += attributeName === 'data-theme' && oldValue !== root.dataset.theme ? 1 : 0;
        counts.dismissed += attributeName !== 'data-theme' && oldValue !== 'true' ? 1 : 0;
      }
    }).observe(root, {
      attributeOldValue: true,
      attributeFilter: ['data-theme', 'data-announcement-bar-initially-dismissed'],
    });
  });
  navigator.clipboard.writeText = () => {
    counts.copied += 1;
    return Promise.resolve();
  };

  /** @type {Record<string, () => Look>} */
  const looks = {
    menu: () => atOnce(is('#site-menu', '[open]'), counts.opened),
    'colour mode': () => atOnce(document.documentElement.dataset.theme === 'dark', counts.modes),
    announcement: () => atOnce(!find('[data-early="announcement"]')?.checkVisibility(), counts.dismissed),
    details: () => atOnce(is('article details', '[open]'), counts.opened),
    search: search,
    'Ctrl+K': search,
    tab: () => {
      const isShown = find('[role=tabpanel]:nth-child(2)')?.checkVisibility() ?? false;
      const tab = '[role=tab]:nth-child(2)';
      return {
        felt: isShown || is(tab, '[aria-busy=true]'),
        done: isShown,
        count: Number(is(tab, '[aria-selected=true]')),
      };
    },
    copy: () => ({
      felt: counts.copied > 0 || is('.theme-code-block button', '[aria-busy=true]'),
      done: counts.copied > 0,
      count: counts.copied,
    }),
  };
  Object.assign(window, {looks});
}
