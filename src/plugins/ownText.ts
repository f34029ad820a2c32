const known = new Map<string, string>();

/** A part of a text keeps the whole text in memory, and that would be every page of the build. */
export function own(part: string): string {
  const copy = known.get(part) ?? Buffer.from(part).toString();
  known.set(copy, copy);
  return copy;
}
