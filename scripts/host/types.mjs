// The content types that the static host sends by itself. Other servers have to be told.

/** Without a charset, a browser would guess the encoding. */
const text = 'charset=utf-8';

/** @type {Record<string, string>} */
export const contentTypes = {
  html: `text/html; ${text}`,
  css: `text/css; ${text}`,
  js: `text/javascript; ${text}`,
  json: 'application/json',
  md: `text/markdown; ${text}`,
  txt: `text/plain; ${text}`,
  // Feeds too, because some browsers would save a specific feed type instead of showing it.
  xml: 'application/xml',
  yaml: 'application/yaml',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
};

/** @param {string} path */
export function contentTypeOf(path) {
  return contentTypes[/\.(?<ending>\w+)$/.exec(path)?.groups?.ending ?? 'html'];
}
