// The page's side of the offline copy: finding, making and removing it.
import {cacheStart, channelName, isCopy, listAddress, sizeOf, workerFile, type Report, type Size} from '../model/names';

export type Failure = 'full' | 'incomplete';

export class CopyFailed extends Error {
  constructor(readonly failure: Failure) {
    super(`the copy failed: ${failure}`);
  }
}

/** Null if the browser does not support workers, as in some private windows, on insecure origins, or when blocked. */
function workers(): ServiceWorkerContainer | null {
  try {
    return !isFile() && 'caches' in window && 'serviceWorker' in navigator ? navigator.serviceWorker : null;
  } catch {
    return null;
  }
}

/** A page opened from a file is on the device anyway, and browsers allow no workers there. */
export function isFile(): boolean {
  return window.location.protocol === 'file:';
}

export function canKeep(): boolean {
  return workers() !== null;
}

/** Only our registration, because a site on a parent path may have a worker too. */
async function registered(base: string): Promise<ServiceWorkerRegistration | undefined> {
  const scope = new URL(base, window.location.href).href;
  const registration = await workers()?.getRegistration(scope);
  return registration?.scope === scope ? registration : undefined;
}

async function cacheNames(base: string): Promise<string[]> {
  return (await window.caches.keys()).filter((name) => name.startsWith(cacheStart(base)));
}

/** The size of the copy, or null if there is no complete one. */
export async function findCopy(base: string): Promise<Size | null> {
  if (!(await registered(base))?.active) {
    return null;
  }
  for (const name of await cacheNames(base)) {
    const response = await window.caches.match(listAddress(base), {cacheName: name});
    const list: unknown = await response?.json();
    if (isCopy(list)) {
      return sizeOf(list);
    }
  }
  return null;
}

function whenActive(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === 'activated' || worker.state === 'redundant') {
        worker.removeEventListener('statechange', look);
        resolve(worker.state === 'activated');
      }
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/** A worker that never ran reports nothing, so this does not wait for its report for ever. */
function unlessTold(failure: Promise<Failure>): Promise<Failure> {
  return Promise.race([failure, new Promise<Failure>((resolve) => setTimeout(resolve, 1000, 'incomplete'))]);
}

/** Makes the browser create the copy, and resolves when it is complete. */
export async function keepCopy(base: string, onProgress: (done: Size, all: Size) => void): Promise<Size> {
  const channel = new BroadcastChannel(channelName(base));
  const failure = new Promise<Failure>((resolve) => {
    channel.onmessage = ({data}: MessageEvent<Report>) => {
      if ('failed' in data) {
        resolve(data.failed);
      } else {
        onProgress(data.done, data.all);
      }
    };
  });
  try {
    const container = workers();
    const registration = await container?.register(base + workerFile, {scope: base, updateViaCache: 'none'});
    const worker = registration?.installing ?? registration?.waiting ?? registration?.active;
    const size = worker && (await whenActive(worker)) ? await findCopy(base) : null;
    if (!size) {
      // The worker's report may arrive after its end.
      throw new CopyFailed(await unlessTold(failure));
    }
    return size;
  } catch (error) {
    await removeCopy(base);
    throw error;
  } finally {
    channel.close();
  }
}

/** Dispatched when the copy has been removed, so that every switch on the page shows it. */
export const copyRemoved = 'copy-removed';

/** Removes the worker and all files. Returns whether there were any. */
export async function removeCopy(base: string): Promise<boolean> {
  if (!canKeep()) {
    return false;
  }
  const wasThere = (await (await registered(base))?.unregister()) ?? false;
  const names = await cacheNames(base);
  await Promise.all(names.map((name) => window.caches.delete(name)));
  window.dispatchEvent(new Event(copyRemoved));
  return wasThere || names.length > 0;
}
