// A policy belongs to a document, so React must not navigate between pages of different policies. The browser does.

function hasOwnPolicy(path: string): boolean {
  return SETTINGS.ownPolicies?.includes(path.replace(/(?<=.)\/$/, '')) ?? false;
}

function leaveToBrowser(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
  if (link && link.pathname !== location.pathname && [link.pathname, location.pathname].some(hasOwnPolicy)) {
    event.stopPropagation();
  }
}

export function ownPolicy(): void {
  if (SETTINGS.ownPolicies) {
    document.addEventListener('click', leaveToBrowser, true);
  }
}
