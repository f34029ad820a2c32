/** The address of a page's copy as Markdown: `/wiki/faq.md`, and `/index.md` for the home page. */
export function copyOf(permalink: string, baseUrl: string): string {
  const path = permalink.replace(/\/$/, '');
  return `${path}/` === baseUrl ? `${baseUrl}index.md` : `${path}.md`;
}
