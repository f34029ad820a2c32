// Uses the same storage and keys as the framework. If storage is blocked or switched off, nothing is stored.
import {settings} from './settings';

function storage(): Storage | undefined {
  return settings.storage === 'none' ? undefined : window[settings.storage];
}

/** Whether choices outlive the page. If not, only the page itself knows them. */
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
    // The framework logs a warning after hydration.
  }
}
