// The tabs of src/theme/Tabs. The state is in the DOM, so it does not matter whether React has hydrated it.
import {routeShown, tabsShown} from '../browser/names';
import {onPress} from '../browser/press';
import {onEachShow} from './shown';
import {read, write} from '../browser/storage';

const keyOf = (group: string) => `docusaurus.tab.${group}`;

/** The address of the page, which with the hash router is the fragment. */
function pageAddress(): URL {
  const {origin, href, hash} = location;
  return SETTINGS.hasPages ? new URL(href) : new URL(hash.replace(/^#?\/*/, '/'), origin);
}

function writeQuery(name: string, value: string): void {
  const address = pageAddress();
  address.searchParams.set(name, value);
  const {pathname, search, hash} = address;
  history.replaceState(history.state, '', (SETTINGS.hasPages ? '' : '#') + pathname + search + hash);
}

function select(tab: Element): void {
  for (const one of tab.parentElement?.children ?? []) {
    one.setAttribute('aria-selected', String(one === tab));
    one.setAttribute('tabindex', one === tab ? '0' : '-1');
    document.getElementById(one.getAttribute('aria-controls') ?? '')?.toggleAttribute('hidden', one !== tab);
  }
}

/** The choice for a list of tabs: that of the address, or else the stored one of its group. */
function choiceFor({siteQuery: name, siteGroup: group}: DOMStringMap): string | null | undefined {
  const asked = name !== undefined && SETTINGS.hasAddress ? pageAddress().searchParams.get(name) : null;
  return asked ?? (group === undefined ? undefined : read(keyOf(group)));
}

function restoreTabs(): void {
  for (const list of document.querySelectorAll<HTMLElement>(
    '[role=tablist]:is([data-site-group], [data-site-query])',
  )) {
    const choice = choiceFor(list.dataset);
    const tab = [...list.children].find((one) => one.getAttribute('data-site-value') === choice);
    if (tab) {
      select(tab);
    }
  }
}

export function tabs(): void {
  onPress('[role=tab]', (tab) => {
    select(tab);
    const {siteGroup: group, siteQuery: name} = tab.parentElement?.dataset ?? {};
    const {siteValue: value = ''} = tab.dataset;
    if (name !== undefined && SETTINGS.hasAddress) {
      writeQuery(name, value);
    }
    if (group !== undefined) {
      write(keyOf(group), value);
    }
    restoreTabs();
  });

  document.addEventListener('keydown', ({key, target}) => {
    const tabs = target instanceof Element && target.role === 'tab' ? [...(target.parentElement?.children ?? [])] : [];
    const index = tabs.indexOf(target as Element);
    const steps: Record<string, number> = {ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: -1};
    const next = tabs.at((steps[key] ?? index) % tabs.length);
    if (next instanceof HTMLElement && next !== target) {
      next.focus();
      next.click();
    }
  });

  onEachShow(restoreTabs);
  document.addEventListener(routeShown, restoreTabs);
  document.addEventListener(tabsShown, restoreTabs);
}
