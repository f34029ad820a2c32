/** The edit distance between two words, with two swapped letters as one edit. Infinity if it is more than `limit`. */
export function distance(one: string, two: string, limit: number): number {
  if (Math.abs(one.length - two.length) > limit) {
    return Infinity;
  }
  let before: number[] = [];
  let last = Array.from({length: two.length + 1}, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= two.length; column += 1) {
      const same = one[row - 1] === two[column - 1];
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && one[row - 1] === two[column - 2] && one[row - 2] === two[column - 1]) {
        least = Math.min(least, (before[column - 2] ?? 0) + 1);
      }
      line.push(least);
    }
    if (Math.min(...line) > limit) {
      return Infinity;
    }
    [before, last] = [last, line];
  }
  return last[two.length] ?? Infinity;
}

/** How many mistakes a word may have. Short words allow none, because too many other words are similar. */
export function tolerance(word: string): number {
  if (word.length < 4 || /\d/.test(word)) {
    return 0;
  }
  return word.length < 8 ? 1 : word.length < 14 ? 2 : 3;
}

/** How many letters two words have in common, in any position. */
function lettersShared(one: string, two: string): number {
  const left = Array.from(two);
  return Array.from(one).filter((letter) => {
    const at = left.indexOf(letter);
    return at >= 0 && left.splice(at, 1).length > 0;
  }).length;
}

/** The similarity of two words: 1 for the same letters, 0 for half of them, which happens by chance. */
export function alike(one: string, two: string): number {
  return Math.max(0, (4 * lettersShared(one, two)) / (one.length + two.length) - 1);
}

export type Near = {word: string; away: number};

/**
 * The known words closest to an unknown one: those with the same first letter first, then those with the most shared
 * letters.
 */
export function nearest(word: string, known: Iterable<string>, limit: number): Near[] {
  let near: Near[] = [];
  let least = limit;
  for (const candidate of known) {
    const away = distance(word, candidate, least);
    if (away < least) {
      near = [];
      least = away;
    }
    if (away <= least) {
      near.push({word: candidate, away});
    }
  }
  const unlike = (candidate: string) =>
    (candidate.startsWith(word[0] ?? '') ? 0 : 100) - lettersShared(word, candidate) + candidate.length / 100;
  return near.sort((one, two) => unlike(one.word) - unlike(two.word));
}

const shortestHalf = 3;

/** Splits a word into two known ones. */
export function splitInTwo(word: string, isKnown: (part: string) => boolean): [string, string] | undefined {
  for (let at = shortestHalf; at <= word.length - shortestHalf; at += 1) {
    const [left, right] = [word.slice(0, at), word.slice(at)];
    if (isKnown(left) && isKnown(right)) {
      return [left, right];
    }
  }
  return undefined;
}

export function hasSameLetters(one: string, two: string): boolean {
  const sorted = (word: string) => Array.from(word).sort().join('');
  return sorted(one) === sorted(two);
}
