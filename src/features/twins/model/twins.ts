/** The address of a page's Markdown twin: `/wiki/faq.md`, and `/index.md` for the home page. */
export function twinOf(permalink: string, baseUrl: string): string {
  const path = permalink.replace(/\/$/, '');
  return `${path}/` === baseUrl ? `${baseUrl}index.md` : `${path}.md`;
}
