// The tabs of src/theme/Tabs. The state is in the DOM, so it does not matter whether React has hydrated it.
import {tabsMade} from './names';
import {onPress} from './press';
import {followStorage, read, write} from './storage';

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
  for (const list of document.querySelectorAll<HTMLElement>('[role=tablist][data-group]')) {
    const stored = read(keyOf(list.dataset.group ?? ''));
    const tab = [...list.children].find((one) => one.getAttribute('data-value') === stored);
    if (tab) {
      select(tab);
    }
  }
}

/** Shows the panel around a link target. */
export function showPanelOf(target: Element): void {
  const panel = target.closest('[role=tabpanel][hidden]');
  const tab = panel && document.querySelector(`[role=tab][aria-controls="${panel.id}"]`);
  if (tab) {
    select(tab);
  }
}

onPress('[role=tab]', (tab) => {
  const {top} = tab.getBoundingClientRect();
  select(tab);
  const {group} = tab.parentElement?.dataset ?? {};
  if (group !== undefined) {
    write(keyOf(group), tab.dataset.value ?? '');
    restoreTabs();
  }
  // Panels of the same group above this one may have changed their height.
  window.scrollBy({top: tab.getBoundingClientRect().top - top, behavior: 'instant'});
});

document.addEventListener('keydown', ({key, target}) => {
  const tab = target instanceof Element && target.closest('[role=tab]');
  const steps: Record<string, Element | null | undefined> = {
    ArrowLeft: tab ? (tab.previousElementSibling ?? tab.parentElement?.lastElementChild) : null,
    ArrowRight: tab ? (tab.nextElementSibling ?? tab.parentElement?.firstElementChild) : null,
    Home: tab ? tab.parentElement?.firstElementChild : null,
    End: tab ? tab.parentElement?.lastElementChild : null,
  };
  const next = steps[key];
  if (next instanceof HTMLElement) {
    next.focus();
    next.click();
  }
});

restoreTabs();
followStorage(restoreTabs);
document.addEventListener(tabsMade, restoreTabs);
