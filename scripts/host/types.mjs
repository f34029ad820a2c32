// What the static host says by itself of the kinds of files in a build, and other servers have to be told.

/** A browser would guess the encoding of what names none. */
const text = 'charset=utf-8';

/** @type {Record<string, string>} */
export const contentTypes = {
  html: `text/html; ${text}`,
  css: `text/css; ${text}`,
  js: `text/javascript; ${text}`,
  json: 'application/json',
  md: `text/markdown; ${text}`,
  txt: `text/plain; ${text}`,
  // The feeds too: with a type of their own some browsers would save instead of show them.
  xml: 'application/xml',
  yaml: 'application/yaml',
  svg: 'image/svg+xml',
  png: 'image/png',
};

/** @param {string} path */
export function contentTypeOf(path) {
  return contentTypes[/\.(?<ending>\w+)$/.exec(path)?.groups?.ending ?? 'html'];
}
