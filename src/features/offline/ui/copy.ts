// The page's side of the offline copy: finding, making and removing it.
import {
  cacheStart,
  channelName,
  isCopy,
  listAddress,
  sizeOf,
  workerFile,
  type Change,
  type Report,
  type Size,
} from '../model/names';

export type Failure = 'full' | 'incomplete' | 'removed';

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

/** Whether a copy is being made, perhaps since before the reader left the page and came back. */
export async function isCopying(base: string): Promise<boolean> {
  return (await registered(base))?.installing != null && (await findCopy(base)) === null;
}

/** A browser that forbids storing may forbid channels too. There is no copy then, so nothing changes. */
function openChannel(base: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(channelName(base));
  } catch {
    return null;
  }
}

function tell(base: string, change: Change): void {
  const channel = openChannel(base);
  channel?.postMessage(change);
  channel?.close();
}

/** Calls back when a switch in any tab has made or removed the copy. Returns what ends that. */
export function onChange(base: string, act: (change: Change) => void): () => void {
  const channel = openChannel(base);
  if (!channel) {
    return () => undefined;
  }
  channel.onmessage = ({data}: MessageEvent<Report | Change>) => {
    if ('isKept' in data) {
      act(data);
    }
  };
  return () => {
    channel.close();
  };
}

/** Counts the presses of switches, because only the last one counts. */
let presses = 0;
/** The last removal, which would also remove what is being made again meanwhile. */
let removal: Promise<unknown> = Promise.resolve();

/** Makes the browser create the copy, and resolves when it is complete, or to null if it has been removed meanwhile. */
export async function keepCopy(base: string, onProgress: (done: Size, all: Size) => void): Promise<Size | null> {
  presses += 1;
  const own = presses;
  await removal;
  const channel = new BroadcastChannel(channelName(base));
  const failure = new Promise<Failure>((resolve) => {
    channel.onmessage = ({data}: MessageEvent<Report | Change>) => {
      if ('failed' in data) {
        resolve(data.failed);
      } else if ('isKept' in data && !data.isKept) {
        resolve('removed');
      } else if ('done' in data && own === presses) {
        onProgress(data.done, data.all);
      }
    };
  });
  try {
    const container = workers();
    const registration = await container?.register(base + workerFile, {scope: base, updateViaCache: 'none'});
    const worker = registration?.installing ?? registration?.waiting ?? registration?.active;
    const isActive = worker && (await Promise.race([whenActive(worker), failure.then(() => false)]));
    const size = isActive ? await findCopy(base) : null;
    if (!size) {
      // The worker's report may arrive after its end.
      throw new CopyFailed(await unlessTold(failure));
    }
    tell(base, {isKept: true});
    return size;
  } catch (error) {
    if (own !== presses) {
      return null;
    }
    if (!(error instanceof CopyFailed && error.failure === 'removed')) {
      await removeCopy(base);
    }
    throw error;
  } finally {
    channel.close();
  }
}

async function remove(base: string): Promise<boolean> {
  // First, because browsers finish installing a worker before they remove it.
  tell(base, {isKept: false});
  const wasThere = (await (await registered(base))?.unregister()) ?? false;
  const names = await cacheNames(base);
  await Promise.all(names.map((name) => window.caches.delete(name)));
  return wasThere || names.length > 0;
}

/** Removes the worker and all files. Returns whether there were any. */
export async function removeCopy(base: string): Promise<boolean> {
  if (!canKeep()) {
    return false;
  }
  presses += 1;
  const own = remove(base);
  removal = own.catch(() => false);
  return own;
}
