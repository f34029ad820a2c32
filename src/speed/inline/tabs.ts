/** Shows the panel of a tab before React is here. React begins with the first one, and hears of the press later. */
export function showPanel(tab: HTMLElement): void {
  const tabs = [...(tab.parentElement?.children ?? [])];
  const panels = tab.parentElement?.nextElementSibling?.children ?? [];
  for (const [index, panel] of [...panels].entries()) {
    const other = tabs[index];
    other?.classList.toggle('tabs__item--active', other === tab);
    panel.toggleAttribute('hidden', other !== tab);
  }
}

/** Where React does not come, the choice is told as well. Until then the tab is busy. */
export function selectTab(tab: HTMLElement): void {
  for (const other of tab.parentElement?.children ?? []) {
    other.setAttribute('aria-selected', String(other === tab));
  }
}
