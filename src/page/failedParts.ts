import {notices} from './names';

/** Whether the page was built for another path: its address ends like the one it was built for, and is longer. */
function isElsewhere(): boolean {
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const [wanted = '', actual = ''] = [link?.href, location.href].map((address) =>
    new URL(address ?? '', location.href).pathname.replace(/(\/index)?(\.html)?\/?$/, '/'),
  );
  return actual !== wanted && actual.endsWith(wanted);
}

/** The notice to show if this script or style sheet of ours could not be loaded. */
export function noticeFor(element: Element): string | undefined {
  const address =
    element instanceof HTMLScriptElement
      ? element.src
      : element instanceof HTMLLinkElement && element.rel === 'stylesheet' && element.href;
  if (!address || !address.startsWith(`${location.origin}/`)) {
    return undefined;
  }
  return isElsewhere() ? notices.base : notices.parts;
}
