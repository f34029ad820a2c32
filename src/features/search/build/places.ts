/** Holds one folder, which is named after its content: whatever is in it may be kept for ever. */
export function searchFolder(baseUrl: string): string {
  return `${baseUrl}assets/search/`;
}

/** What a page calls that folder until the content is known. The development server leaves it at that. */
export function unnamedFolder(baseUrl: string): string {
  return `${searchFolder(baseUrl)}unnamed/`;
}

export const searchScript = 'search.js';
