/** A declaration in a rule that a page can use. */
export type Declared = {
  text: string;
  /** Its name if it declares a custom property. */
  property: string | undefined;
  /** The custom properties in its value. */
  uses: readonly string[];
};

export function propertiesIn(value: string): string[] {
  return [...value.matchAll(/var\(\s*(?<name>--[\w-]+)/g)].map(({groups}) => groups?.name ?? '');
}

/** The custom properties that are used, directly or through other custom properties. */
export function reachable(declarations: readonly Declared[], start: Iterable<string>): Set<string> {
  const usesOf = new Map<string, string[]>();
  const found = new Set<string>();
  const open = [...start];
  for (const {property, uses} of declarations) {
    if (property === undefined) {
      open.push(...uses);
    } else {
      usesOf.set(property, [...(usesOf.get(property) ?? []), ...uses]);
    }
  }
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (!found.has(name)) {
      found.add(name);
      open.push(...(usesOf.get(name) ?? []));
    }
  }
  return found;
}
