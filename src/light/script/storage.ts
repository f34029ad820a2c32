// The framework's storage, with its keys. The browser may block it. A choice then holds until the page is left.
import type {Settings} from './settings';

type Type = Settings['storage'];

/** Tells developers, once a page. The page has several scripts, so the page remembers it. */
function warn(error: unknown): void {
  const root = document.documentElement;
  if (root.hasAttribute('data-light-storage-failed')) {
    return;
  }
  root.setAttribute('data-light-storage-failed', '');
  console.warn('The browser storage is not available.', error);
}

function use<Result>(type: Type, act: (storage: Storage) => Result): Result | undefined {
  try {
    return act(window[type]);
  } catch (error) {
    warn(error);
    return undefined;
  }
}

export function read(key: string, type: Type = SETTINGS.storage): string | null | undefined {
  return use(type, (storage) => storage.getItem(key + SETTINGS.namespace));
}

export function write(key: string, value: string, type: Type = SETTINGS.storage): void {
  use(type, (storage) => {
    storage.setItem(key + SETTINGS.namespace, value);
  });
}

export function remove(key: string): void {
  use(SETTINGS.storage, (storage) => {
    storage.removeItem(key + SETTINGS.namespace);
  });
}

/** Removes what this site has stored under names that begin so. */
export function removeAll(prefix: string, type: Type): void {
  use(type, (storage) => {
    const names = Object.keys(storage).filter((name) => name.startsWith(prefix) && name.endsWith(SETTINGS.namespace));
    names.forEach((name) => {
      storage.removeItem(name);
    });
  });
}
