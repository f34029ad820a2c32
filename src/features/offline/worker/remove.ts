import {cacheStart} from '../model/names';
import {worker} from './scope';

/** Removes the copies of a site but the one that is named. */
export async function removeCopies(base: string, kept?: string): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(cacheStart(base)) && name !== kept);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Leaves nothing behind. The pages that are open go on without a worker. */
export async function retire(base: string): Promise<void> {
  await removeCopies(base);
  await worker.registration.unregister();
}
