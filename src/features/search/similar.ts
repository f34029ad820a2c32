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

function within(typed: string, words: string[], mistakes: number): string[] {
  return words.filter(
    (word) =>
      Math.min(typed.length, word.length) >= shortest &&
      Math.abs(typed.length - word.length) <= mistakes &&
      isWithin(typed, word, mistakes),
  );
}

/** The words that the typed one may be meant for: those with one mistake, or else two in a long word. */
export function mostSimilar(typed: string, words: string[]): string[] {
  const near = within(typed, words, 1);
  if (near.length > 0 || typed.length < longEnough) {
    return near;
  }
  // The first letter is seldom the wrong one.
  const alike = words.filter((word) => word.startsWith(typed.charAt(0)) && word.length >= longEnough - 1);
  return within(typed, alike, 2);
}
