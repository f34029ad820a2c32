/** Opens all details around a target. Not every browser does that for links, and none does for the router. */
export function openSections(target: Element): void {
  for (let details = target.closest('details'); details; details = details.parentElement?.closest('details') ?? null) {
    if (!details.open) {
      details.open = true;
      target.scrollIntoView();
    }
  }
}

export const hiddenPanel = '[role=tabpanel][hidden]';
