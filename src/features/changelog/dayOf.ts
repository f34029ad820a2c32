/** The day of an entry, which is the name of its file; undefined for the other pages of the changelog. */
export function dayOf({source}: {source: string}): string | undefined {
  const day = /\/(\d{4}-[^/]+)\.mdx?$/.exec(source)?.[1];
  if (day !== undefined && new Date(day).toJSON() !== `${day}T00:00:00.000Z`) {
    throw new Error(
      `${source.replace('@site/', '')}: ${day} is no date. Name an entry of the changelog by its day, such as 2026-01-31.mdx.`,
    );
  }
  return day;
}
