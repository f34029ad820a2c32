import {translate} from '@docusaurus/Translate';
/** The element with the requested address and similar pages. React fills it, or the script of the static page does. */
export const placeId = 'nearest-pages';

export const scriptFile = 'not-found.js';

const asked = translate(
  {id: 'notFound.asked', message: 'You asked for {address}', description: 'Where a page does not exist'},
  {address: '<bdi></bdi>'},
);
const question = translate({id: 'notFound.question', message: 'Did you mean one of these?'});

/**
 * The hidden frame is in the page from the start, so that its styles are kept. The script comes right after it: the
 * browser runs it before painting what follows, so nothing moves. Scripts inserted by React do not run.
 */
export function emptyPlace(script: string): string {
  return `<div hidden><p>${asked}</p><h2>${question}</h2><ul></ul></div><script src="${script}"></script>`;
}
