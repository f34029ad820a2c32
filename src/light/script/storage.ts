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

/** The names of what this site has stored. */
export function storedKeys(type: Type = SETTINGS.storage): string[] {
  const names = use(type, (storage) => Object.keys(storage)) ?? [];
  const end = SETTINGS.namespace;
  return names.filter((name) => name.endsWith(end)).map((name) => name.slice(0, name.length - end.length));
}

export function write(key: string, value: string, type: Type = SETTINGS.storage): void {
  use(type, (storage) => {
    storage.setItem(key + SETTINGS.namespace, value);
  });
}

export function remove(key: string, type: Type = SETTINGS.storage): void {
  use(type, (storage) => {
    storage.removeItem(key + SETTINGS.namespace);
  });
}
