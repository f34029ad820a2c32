/** Contains one folder, named after the hash of its content, so that its files can be cached for ever. */
export function searchFolder(baseUrl: string): string {
  return `${baseUrl}assets/search/`;
}

/** The address of that folder before its content is known, and in development. */
export function unnamedFolder(baseUrl: string): string {
  return `${searchFolder(baseUrl)}unnamed/`;
}

export const searchScript = 'search.js';
