import type {DocusaurusConfig} from '@docusaurus/types';

/** The hash router's only page is empty: there is no text to search. */
export function canSearch({future}: DocusaurusConfig): boolean {
  return future.experimental_router !== 'hash';
}

export function searchFolder(baseUrl: string): string {
  return `${baseUrl}assets/search/`;
}

/** The script and the styles that a page asks for, without their endings. These two names stay. */
export function searchAddress(baseUrl: string): string {
  return `${searchFolder(baseUrl)}search`;
}
