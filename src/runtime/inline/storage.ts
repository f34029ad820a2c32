// Uses the places and keys of the framework's own storage. Where storing is forbidden or off, nothing is stored.
import {settings} from './settings';

function storage(): Storage | undefined {
  return settings.storage === 'none' ? undefined : window[settings.storage];
}

/** Whether choices outlive the page. Where they do not, the page itself is all that knows them. */
export function canStore(): boolean {
  try {
    return storage() !== undefined;
  } catch {
    return false;
  }
}

export function read(name: string): string | null {
  try {
    return storage()?.getItem(name + settings.namespace) ?? null;
  } catch {
    return null;
  }
}

export function write(name: string, value: string): void {
  try {
    storage()?.setItem(name + settings.namespace, value);
  } catch {
    // The framework warns of it after hydration.
  }
}
