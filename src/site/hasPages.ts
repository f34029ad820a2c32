type Config = {future: {experimental_router: 'browser' | 'hash'}};

/** With the hash router the site has one page, which is empty before its scripts, and one address. */
export function hasPages({future}: Config): boolean {
  return future.experimental_router === 'browser';
}
