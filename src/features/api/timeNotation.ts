// Accepts only what the sources describe. What they leave open (lowercase letters, another order, zero and so on) is
// refused, because a wrong guess would change the length of somebody's session.
const units = [
  {letter: 'W', seconds: 604_800, word: 'week'},
  {letter: 'D', seconds: 86_400, word: 'day'},
  {letter: 'H', seconds: 3600, word: 'hour'},
  {letter: 'M', seconds: 60, word: 'minute'},
  {letter: 'S', seconds: 1, word: 'second'},
] as const;

/** Nine digits are enough, and their sum can be counted exactly. */
const number = '[1-9]\\d{0,8}';
const wholeSeconds = new RegExp(`^${number}$`);
const shortForm = new RegExp(`^(?=.)${units.map(({letter}) => `(?:${letter}(${number}))?`).join('')}$`);

/** How many there are of each unit, from weeks on. */
export function split(seconds: number) {
  return units.map((one, index) => {
    const larger = units[index - 1]?.seconds ?? Infinity;
    return {...one, count: Math.floor((seconds % larger) / one.seconds)};
  });
}

/** The short form of some counts. */
export function joinNotation(counts: readonly {letter: string; count: number}[]): string {
  return counts
    .filter(({count}) => count !== 0)
    .map(({letter, count}) => letter + String(count))
    .join('');
}

/** The amount in words. */
export function formatWords(seconds: number): string {
  return split(seconds)
    .filter(({count}) => count > 0)
    .map(({count, word}) => `${count} ${word}${count === 1 ? '' : 's'}`)
    .join(', ');
}

/** Parses whole seconds, or the short form: capital letters from large to small, each used once. */
export function parseDuration(text: string): number | undefined {
  const typed = text.trim();
  if (wholeSeconds.test(typed)) {
    return Number(typed);
  }
  const counts = shortForm.exec(typed)?.slice(1);
  return counts && units.reduce((sum, {seconds}, index) => sum + seconds * Number(counts[index] ?? 0), 0);
}
