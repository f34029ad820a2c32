/** What a page can match: its tags, classes, ids and attributes, and the custom properties in its attributes. */
export type UsedNames = {names: Set<string>; properties: Set<string>};

/** The custom properties in a value. */
export function propertiesIn(value: string): string[] {
  return [...value.matchAll(/var\(\s*(?<name>--[\w-]+)/g)].map(({groups}) => groups?.name ?? '');
}

/** What scripts may add: every word in them that is not called, and the attribute that is so named in `dataset`. */
export function wordsOf(script: string): string[] {
  const words: string[] = script.match(/[\w-]+(?![\w-]|\()/g) ?? [];
  return words.flatMap((word) => [word, `data-${word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`]);
}

/** Every word in a tag or in a script counts as a name. The text of the page does not. */
export function readUsedNames(html: string, ofScripts: readonly string[]): UsedNames {
  const scripts = html.match(/<script[^>]*>[^]*?<\/script>/g) ?? [];
  const tags = (html.match(/<[a-z][^>]*>/g) ?? []).join(' ').replaceAll('/>', '>');
  const names = new Set([...ofScripts, ...scripts.flatMap(wordsOf), ...(tags.match(/[^\s"'=<>]+/g) ?? [])]);
  return {names, properties: new Set(propertiesIn(tags))};
}
