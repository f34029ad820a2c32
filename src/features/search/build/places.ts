/** The folder with the files that a reader loads to search. */
export function searchFolder(baseUrl: string): string {
  return `${baseUrl}search/`;
}

export const searchScriptName = 'search.js';

export function searchScript(baseUrl: string): string {
  return searchFolder(baseUrl) + searchScriptName;
}
