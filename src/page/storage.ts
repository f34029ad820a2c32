// The framework's storage, with its keys, before and without React. The browser may block it, and the site may switch
// it off. A choice then holds until the page is left. The framework warns developers.
import {settings} from './settings';

function storage(): Storage | undefined {
  return settings.storage === 'none' ? undefined : window[settings.storage];
}

export function read(key: string): string | null | undefined {
  try {
    return storage()?.getItem(key + settings.namespace);
  } catch {
    return undefined;
  }
}

export function write(key: string, value: string): void {
  try {
    storage()?.setItem(key + settings.namespace, value);
  } catch {
    // Nothing to do, see above.
  }
}
