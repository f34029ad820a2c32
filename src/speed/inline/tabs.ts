/** Shows the panel of a tab before hydration. React starts with the first tab and gets the press later. */
export function showPanel(tab: HTMLElement): void {
  const tabs = [...(tab.parentElement?.children ?? [])];
  const panels = tab.parentElement?.nextElementSibling?.children ?? [];
  for (const [index, panel] of [...panels].entries()) {
    const other = tabs[index];
    other?.classList.toggle('tabs__item--active', other === tab);
    panel.toggleAttribute('hidden', other !== tab);
  }
}

/** Marks a tab as selected when React does not load. Until then it is busy. */
export function selectTab(tab: HTMLElement): void {
  for (const other of tab.parentElement?.children ?? []) {
    other.setAttribute('aria-selected', String(other === tab));
  }
}
