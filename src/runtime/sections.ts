/** Not every browser opens sections for a link into them, and none does when the router follows it. */
export function openSections(target: Element): void {
  for (let details = target.closest('details'); details; details = details.parentElement?.closest('details') ?? null) {
    if (!details.open) {
      details.open = true;
      target.scrollIntoView();
    }
  }
}

export const hiddenPanel = '[role=tabpanel][hidden]';
