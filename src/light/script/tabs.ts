// The tabs of theme/Tabs. Their state is in the DOM.
import {activeTab} from './names';
import {onEachShow, onPress} from './events';
import {read, write} from './storage';

const keyOf = (group: string) => `docusaurus.tab.${group}`;

function writeQuery(name: string, value: string): void {
  const address = new URL(location.href);
  address.searchParams.set(name, value);
  history.replaceState(history.state, '', address);
}

const panelOf = (tab: Element) => document.getElementById(tab.getAttribute('aria-controls') ?? '');

function select(tab: Element): void {
  for (const one of tab.parentElement?.children ?? []) {
    one.classList.toggle(activeTab, one === tab);
    one.setAttribute('aria-selected', String(one === tab));
    one.setAttribute('tabindex', one === tab ? '0' : '-1');
    panelOf(one)?.toggleAttribute('hidden', one !== tab);
  }
}

/** Opens the tab of a panel that a link leads into. It is not stored as a choice. */
export function openPanel(panel: Element): void {
  const tab = document.querySelector(`[role=tab][aria-controls="${CSS.escape(panel.id)}"]`);
  if (tab) {
    select(tab);
  }
}

/** The choice for a list of tabs: that of the address, or else the stored one of its group. */
function choiceFor({lightQuery: name, lightGroup: group}: DOMStringMap): string | null | undefined {
  const asked = name === undefined ? null : new URLSearchParams(location.search).get(name);
  return asked ?? (group === undefined ? undefined : read(keyOf(group)));
}

function restoreTabs(): void {
  for (const list of document.querySelectorAll<HTMLElement>('[role=tablist]')) {
    const choice = choiceFor(list.dataset);
    const tab = [...list.children].find((one) => one.getAttribute('data-light-value') === choice);
    if (tab) {
      select(tab);
    }
  }
}

export function tabs(): void {
  onPress('[role=tab]', (tab) => {
    select(tab);
    const {lightGroup: group, lightQuery: name} = tab.parentElement?.dataset ?? {};
    const {lightValue: value = ''} = tab.dataset;
    if (name !== undefined) {
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
}
