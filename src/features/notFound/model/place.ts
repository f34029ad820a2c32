/** Where the not-found page says what was asked for. The script of the static page fills it, or React does. */
export const placeId = 'nearest-pages';

export const scriptFile = 'not-found.js';

/**
 * Stands there from the beginning, so that its styles are in the page. The script comes right behind: the browser runs it
 * before it shows what is below, and nothing moves. Where React writes this, browsers do not run it.
 */
export function emptyPlace(script: string): string {
  return `<div hidden><p>You asked for <bdi></bdi></p><h2>Did you mean one of these?</h2><ul></ul></div><script src="${script}"></script>`;
}
