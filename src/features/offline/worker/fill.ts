import {cacheName, cacheStart, channelName, isCopy, listAddress, sizeOf, type Copy, type Report} from '../model/names';
import {copy} from './scope';

/** As many requests as browsers make to one host at a time. */
const lanes = 6;

type Source = {cache: Cache; files: Copy['files']};

/** Existing copies, from which unchanged files are taken. */
async function earlierCopies(): Promise<Source[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(cacheStart(copy.base)));
  const sources = await Promise.all(
    names.map(async (name) => {
      const cache = await caches.open(name);
      const list: unknown = await (await cache.match(listAddress(copy.base)))?.json();
      return isCopy(list) ? [{cache, files: list.files}] : [];
    }),
  );
  return sources.flat();
}

async function hashOf(content: ArrayBuffer): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return [...bytes.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Accepts only files with the expected hash: no page of a captive portal, no HTML instead of a script, no file of a
 * build that is being deployed meanwhile. The headers are kept, because they contain the policy of the page.
 */
async function fetched(address: string, hash: string): Promise<Response> {
  const response = await fetch(address, {cache: 'no-cache'});
  const content = await response.arrayBuffer();
  if ((await hashOf(content)) !== hash) {
    throw new Error(`${address} is not what the list of the copy says`);
  }
  return new Response(content, {headers: response.headers});
}

async function put(cache: Cache, path: string, hash: string, earlier: Source[]): Promise<void> {
  const address = copy.base + path;
  const source = earlier.find(({files}) => files[path]?.hash === hash);
  await cache.put(address, (await source?.cache.match(address)) ?? (await fetched(address, hash)));
}

function report(channel: BroadcastChannel, message: Report): void {
  channel.postMessage(message);
}

async function putAll(cache: Cache, channel: BroadcastChannel): Promise<void> {
  const earlier = await earlierCopies();
  const done = {files: 0, bytes: 0};
  const all = sizeOf(copy);
  const waiting = Object.entries(copy.files);
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [path, {bytes, hash}] = next;
      await put(cache, path, hash, earlier);
      done.files += 1;
      done.bytes += bytes;
      report(channel, {done, all});
    }
  };
  try {
    await Promise.all(Array.from({length: lanes}, work));
  } finally {
    // After one failure the other lanes stop.
    waiting.length = 0;
  }
  await cache.put(listAddress(copy.base), Response.json(copy));
}

/** All or nothing: a copy without some page would fail the reader when it is needed. */
export async function fill(): Promise<void> {
  const channel = new BroadcastChannel(channelName(copy.base));
  try {
    await putAll(await caches.open(cacheName(copy)), channel);
  } catch (error) {
    await caches.delete(cacheName(copy));
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    report(channel, {failed: isFull ? 'full' : 'incomplete'});
    throw error;
  } finally {
    channel.close();
  }
}
