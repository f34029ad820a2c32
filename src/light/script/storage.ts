// The framework's storage, with its keys. The browser may block it. A choice then holds until the page is left.
import type {Settings} from './settings';

type Type = Settings['storage'];

/** Developers are told once a page. The page has several scripts, so the page remembers it. */
export function use<Result>(type: Type, act: (storage: Storage) => Result): Result | undefined {
  try {
    return act(window[type]);
  } catch (error) {
    const {dataset} = document.documentElement;
    if (dataset.lightStorageFailed === undefined) {
      dataset.lightStorageFailed = '';
      console.warn('The browser storage is not available.', error);
    }
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
