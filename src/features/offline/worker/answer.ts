import {cacheName} from '../model/names';
import {copy, worker} from './scope';

/** How long to wait for the network when the copy has the page. */
const patience = 4000;

/** Hashed names change with the content, so the copy is never older than the network. */
const hashedFile = /^assets\/.+\.[0-9a-f]{8}\.\w+$/;

function below({url}: Request): string {
  return new URL(url).pathname.slice(copy.base.length);
}

function bare(path: string): string {
  return path.replace(/(?:(?:^|\/)index)?(?:\.html)?\/?$/, '');
}

/** Hosts redirect between the forms of an address, but a copy has only one, so all forms are tried. */
function pathOf(request: Request): string {
  const path = below(request);
  return [path, bare(path), `${bare(path)}/`].find((candidate) => candidate in copy.files) ?? path;
}

/** Uses `match` rather than `open`, which would recreate a removed cache, empty. */
async function copied(path: string): Promise<Response | undefined> {
  try {
    return await caches.match(copy.base + path, {cacheName: cacheName(copy)});
  } catch {
    // Broken storage must not block the network.
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

/** The not-found page for navigations without network and copy. */
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
 * Network first, so that a new build shows at once. If the copy has the page, a server error is treated like a missing
 * network; otherwise the host's error is passed on.
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
