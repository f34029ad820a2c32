/** The day of an entry, which is the name of its file; undefined for the other pages of the changelog. */
export function dayOf({source}: {source: string}): string | undefined {
  return /\/(\d{4}-[^/]+)\.mdx?$/.exec(source)?.[1];
}
