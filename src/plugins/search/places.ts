export function searchFolder(baseUrl: string): string {
  return `${baseUrl}assets/search/`;
}

/** The script and the styles that a page asks for, without their endings. These two names stay. */
export function searchAddress(baseUrl: string): string {
  return `${searchFolder(baseUrl)}search`;
}
