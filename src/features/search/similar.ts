/** How many letters must be changed, added, left out or swapped to make one word the other, up to a most. */
function mistakes(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) {
    return Infinity;
  }
  let before: number[] = [];
  let above = Array.from({length: other.length + 1}, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      current[at] = Math.min(
        (above[at] ?? 0) + 1,
        (current[at - 1] ?? 0) + 1,
        (above[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[at - 2] ?? 0) + 1 : Infinity,
      );
    }
    [before, above] = [above, current];
  }
  return above[other.length] ?? 0;
}

/** Shorter words resemble too many others. */
const shortest = 3;

/** The words that the fewest mistakes turn the typed one into. One mistake is forgiven in a short word, two in a long one. */
export function mostSimilar(typed: string, words: Iterable<string>): string[] {
  let fewest = typed.length < 9 ? 1 : 2;
  let found: string[] = [];
  if (typed.length < shortest) {
    return [];
  }
  for (const word of words) {
    const count = word.length < shortest ? Infinity : mistakes(typed, word, fewest);
    if (count < fewest) {
      found = [];
      fewest = count;
    }
    if (count <= fewest) {
      found.push(word);
    }
  }
  return found;
}
