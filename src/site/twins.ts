/** The Markdown twin of a page stands beside it: `/wiki/faq.md`, and `/index.md` for the home page. */
export function twinOf(permalink: string, baseUrl: string): string {
  const path = permalink.replace(/\/$/, '');
  return `${path}/` === baseUrl ? `${baseUrl}index.md` : `${path}.md`;
}

/** The hash router has one page only, and so no addresses for twins. */
export function hasTwins({future}: {future: {experimental_router: 'browser' | 'hash'}}): boolean {
  return future.experimental_router === 'browser';
}
