// The tabs of src/theme/Tabs. The state is in the DOM, so it does not matter whether React has hydrated it.
import {routeShown} from './names';
import {onPress} from './press';
import {read, write} from './storage';

const keyOf = (group: string) => `docusaurus.tab.${group}`;

function select(tab: Element): void {
  const list = tab.parentElement;
  const panels = list?.nextElementSibling?.children;
  for (const [index, one] of [...(list?.children ?? [])].entries()) {
    one.setAttribute('aria-selected', String(one === tab));
    one.setAttribute('tabindex', one === tab ? '0' : '-1');
    panels?.[index]?.toggleAttribute('hidden', one !== tab);
  }
}

/** Selects the stored choice in each group. */
function restoreTabs(): void {
  for (const list of document.querySelectorAll<HTMLElement>('[role=tablist][data-site-group]')) {
    const stored = read(keyOf(list.dataset.siteGroup ?? ''));
    const tab = [...list.children].find((one) => one.getAttribute('data-site-value') === stored);
    if (tab) {
      select(tab);
    }
  }
}

onPress('[role=tab]', (tab) => {
  select(tab);
  const {siteGroup: group} = tab.parentElement?.dataset ?? {};
  if (group !== undefined) {
    write(keyOf(group), tab.dataset.siteValue ?? '');
    restoreTabs();
  }
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

restoreTabs();
document.addEventListener(routeShown, restoreTabs);
