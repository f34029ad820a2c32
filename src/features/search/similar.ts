/** Shorter words resemble too many others. */
const shortest = 3;

/** Whether one letter that is changed, added, left out or swapped with the next makes one word the other. */
function isOneMistake(one: string, other: string): boolean {
  const longest = Math.min(one.length, other.length);
  let start = 0;
  while (start < longest && one[start] === other[start]) {
    start += 1;
  }
  let end = 0;
  while (end < longest - start && one.at(-1 - end) === other.at(-1 - end)) {
    end += 1;
  }
  const typed = one.slice(start, one.length - end);
  const meant = other.slice(start, other.length - end);
  const isSwapped = typed.length === 2 && meant === `${typed[1]}${typed[0]}`;
  return isSwapped || Math.max(typed.length, meant.length) === 1;
}

/** The words that one mistake turns into the typed one. */
export function mostSimilar(typed: string, words: Iterable<string>): string[] {
  return [...words].filter((word) => Math.min(typed.length, word.length) >= shortest && isOneMistake(typed, word));
}
