/** Where the not-found page says what was asked for. The script of the static page fills it, or React does. */
export const placeId = 'nearest-pages';

/** Stands there from the beginning, so that its styles are in the page. */
export const emptyPlace =
  '<div hidden><p>You asked for <bdi></bdi></p><h2>Did you mean one of these?</h2><ul></ul></div>';
