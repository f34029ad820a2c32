import {settings} from '../../../page/settings';

/** What the file of the search offers to the page script. */
export type SearchScript = {
  fillDialog: (dialog: HTMLDialogElement, field: HTMLInputElement) => void;
  showNearest: (place: HTMLElement) => Promise<void>;
};

let attempts = 0;
let loading: Promise<SearchScript> | undefined;

/** Loads the file of the search once. After a failure it has another address, because some browsers keep failures. */
export function loadSearch(): Promise<SearchScript> {
  const address = settings.searchScript + (attempts > 0 ? `?${attempts}` : '');
  loading ??= (import(address) as Promise<SearchScript>).catch((error: unknown) => {
    attempts += 1;
    loading = undefined;
    throw error;
  });
  return loading;
}
