import {translate} from '@docusaurus/Translate';
/** Where the not-found page says what was asked for. The script of the static page fills it, or React does. */
export const placeId = 'nearest-pages';

export const scriptFile = 'not-found.js';

const asked = translate(
  {id: 'notFound.asked', message: 'You asked for {address}', description: 'Where a page does not exist'},
  {address: '<bdi></bdi>'},
);
const question = translate({id: 'notFound.question', message: 'Did you mean one of these?'});

/**
 * Stands there from the beginning, so that its styles are in the page. The script comes right behind: the browser runs it
 * before it shows what is below, and nothing moves. Where React writes this, browsers do not run it.
 */
export function emptyPlace(script: string): string {
  return `<div hidden><p>${asked}</p><h2>${question}</h2><ul></ul></div><script src="${script}"></script>`;
}
