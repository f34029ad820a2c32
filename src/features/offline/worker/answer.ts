import {cacheName} from '../model/names';
import {copy, worker} from './scope';

/** How long a reader waits for the network while the page stands in the copy. */
const patience = 4000;

/** Their names change with their content: the copy can be no older than the network. */
const hashedFile = /^assets\/.+\.[0-9a-f]{8}\.\w+$/;

function below({url}: Request): string {
  return new URL(url).pathname.slice(copy.base.length);
}

function bare(path: string): string {
  return path.replace(/(?:(?:^|\/)index)?(?:\.html)?\/?$/, '');
}

/** Hosts lead from one form of an address to the other. Without one, both are the page. */
function pathOf(request: Request): string {
  const path = below(request);
  return [path, bare(path), `${bare(path)}/`].find((candidate) => candidate in copy.files) ?? path;
}

/** Looks without opening: that would bring a removed copy back, empty. */
async function copied(path: string): Promise<Response | undefined> {
  try {
    return await caches.match(copy.base + path, {cacheName: cacheName(copy)});
  } catch {
    // A storage that is out of order must not keep the network from the reader.
    return undefined;
  }
}

async function notFound(): Promise<Response | undefined> {
  const page = await copied('404.html');
  return page && new Response(page.body, {status: 404, headers: page.headers});
}

function lead(request: Request): Response | undefined {
  const target = copy.leads[bare(below(request))];
  return target === undefined
    ? undefined
    : Response.redirect(new URL(copy.base + target + new URL(request.url).search, request.url));
}

/** Where there is neither network nor copy, a page says so. */
async function missing(request: Request, error: unknown): Promise<Response> {
  const page = request.mode === 'navigate' ? await notFound() : undefined;
  if (!page) {
    throw error;
  }
  return page;
}

function pause(time: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(resolve, time, undefined);
  });
}

/**
 * The network first, so that a new build shows at once. For what is in the copy, a host that fails is no better than none;
 * of all else the copy knows nothing, and the host says itself what is wrong.
 */
async function newest(request: Request): Promise<Response> {
  const network = fetch(request);
  const path = pathOf(request);
  const isCopied = path in copy.files;
  const first = await Promise.race([network.catch(() => undefined), ...(isCopied ? [pause(patience)] : [])]);
  if (first && first.status < 500) {
    return first;
  }
  const kept = lead(request) ?? (await copied(path));
  return kept ?? network.catch((error: unknown) => missing(request, error));
}

export function isOurs({method, url}: Request): boolean {
  return method === 'GET' && url.startsWith(worker.registration.scope);
}

export async function answer(request: Request): Promise<Response> {
  const path = pathOf(request);
  const known = hashedFile.test(path) ? await copied(path) : undefined;
  return known ?? newest(request);
}
