import {cacheStart} from '../model/names';
import {worker} from './scope';

/** Removes all copies of a site except one. */
export async function removeCopies(base: string, kept?: string): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(cacheStart(base)) && name !== kept);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Removes all copies and the worker. Open pages go on without it. */
export async function retire(base: string): Promise<void> {
  await removeCopies(base);
  await worker.registration.unregister();
}
