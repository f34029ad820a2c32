/** Shorter words resemble too many others. */
const shortest = 3;
/** Two mistakes are read in words of this length. */
const longEnough = 7;

/** Whether so many letters that are changed, added, left out or swapped with the next make one word the other. */
function isWithin(one: string, other: string, mistakes: number): boolean {
  let same = 0;
  while (same < one.length && one[same] === other[same]) {
    same += 1;
  }
  const [typed, meant] = [one.slice(same), other.slice(same)];
  if (typed === meant || mistakes === 0) {
    return typed === meant;
  }
  const isSwapped = typed.length > 1 && typed.startsWith(`${meant[1]}${meant[0]}`);
  return (
    isWithin(typed.slice(1), meant.slice(1), mistakes - 1) ||
    isWithin(typed.slice(1), meant, mistakes - 1) ||
    isWithin(typed, meant.slice(1), mistakes - 1) ||
    (isSwapped && isWithin(typed.slice(2), meant.slice(2), mistakes - 1))
  );
}

/** The words that may be meant: with one mistake, or with two in a long word whose first letter is right. */
export function mostSimilar(typed: string, words: string[]): string[] {
  const isLong = typed.length >= longEnough;
  return words.filter(
    (word) =>
      Math.min(typed.length, word.length) >= shortest &&
      Math.abs(typed.length - word.length) <= (isLong ? 2 : 1) &&
      (isWithin(typed, word, 1) || (isLong && word.startsWith(typed.charAt(0)) && isWithin(typed, word, 2))),
  );
}
