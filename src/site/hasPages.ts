type Config = {future: {experimental_router: 'browser' | 'hash'}};

/** False with the hash router, where the site has a single address and its only page is empty before hydration. */
export function hasPages({future}: Config): boolean {
  return future.experimental_router === 'browser';
}
