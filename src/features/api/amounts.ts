const units = [
  {letter: 'W', seconds: 604_800, word: 'week'},
  {letter: 'D', seconds: 86_400, word: 'day'},
  {letter: 'H', seconds: 3600, word: 'hour'},
  {letter: 'M', seconds: 60, word: 'minute'},
  {letter: 'S', seconds: 1, word: 'second'},
] as const;

/** The seconds of an amount in the short form, such as `D1H12`. */
export function secondsOf(amount: string): number {
  return units.reduce((sum, {letter, seconds}) => {
    const [, count = 0] = new RegExp(`${letter}(\\d+)`).exec(amount) ?? [];
    return sum + seconds * Number(count);
  }, 0);
}

/** How many there are of each unit, from weeks on. */
export function split(seconds: number) {
  return units.map((unit, index) => {
    const larger = units[index - 1]?.seconds ?? Infinity;
    return {...unit, count: Math.floor((seconds % larger) / unit.seconds)};
  });
}

/** An amount in words. */
export function wordsOf(seconds: number): string {
  return split(seconds)
    .filter(({count}) => count > 0)
    .map(({count, word}) => `${count} ${word}${count === 1 ? '' : 's'}`)
    .join(', ');
}
