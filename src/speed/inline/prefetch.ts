// Fetches the next page when a finger goes down or a mouse points at its link. Browsers that know speculation rules do so
// themselves, by the rules in the page.
import {savesData} from './network';

const rules = 'script[type="speculationrules"]';
const asked = new Set<string>();

/** The page of this site that a link leads to. Paths with an extension are downloads. */
function pageOf({target}: Event): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const {origin, pathname} = window.location;
  const isPage = link?.origin === origin && link.pathname !== pathname && !/\.\w+$/.test(link.pathname);
  return isPage ? link.pathname : undefined;
}

function fetchAhead(event: Event): void {
  const page = pageOf(event);
  if (page === undefined || asked.has(page)) {
    return;
  }
  asked.add(page);
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = page;
  document.head.append(link);
}

export function watchLinks(): void {
  if (!document.querySelector(rules) || HTMLScriptElement.supports('speculationrules') || savesData()) {
    return;
  }
  for (const type of ['pointerover', 'pointerdown']) {
    window.addEventListener(type, fetchAhead, {capture: true, passive: true});
  }
}

/** After hydration the router fetches the parts of pages, and documents would be fetched in vain. */
export function stopPrefetching(): void {
  for (const type of ['pointerover', 'pointerdown']) {
    window.removeEventListener(type, fetchAhead, true);
  }
  document.querySelector(rules)?.remove();
}
