// Accepts only what the sources describe. What they leave open (lowercase letters, another order, zero and so on) is
// refused, because a wrong guess would change the length of somebody's session.

const units = [
  {letter: 'W', unit: 'week', seconds: 604_800},
  {letter: 'D', unit: 'day', seconds: 86_400},
  {letter: 'H', unit: 'hour', seconds: 3600},
  {letter: 'M', unit: 'minute', seconds: 60},
  {letter: 'S', unit: 'second', seconds: 1},
];

/** Nine digits are enough, and their sum can be counted exactly. */
const number = '[1-9]\\d{0,8}';
const wholeSeconds = new RegExp(`^${number}$`);
const shortForm = new RegExp(`^(?=.)${units.map(({letter}) => `(?:${letter}(${number}))?`).join('')}$`);

/** How many there are of each unit, from weeks on. */
function split(seconds: number) {
  return units
    .map((one, index) => {
      const larger = units[index - 1]?.seconds ?? Infinity;
      return {...one, count: Math.floor((seconds % larger) / one.seconds)};
    })
    .filter(({count}) => count > 0);
}

/** The short form of an amount of seconds. */
export function formatNotation(seconds: number): string {
  return split(seconds)
    .map(({letter, count}) => `${letter}${count}`)
    .join('');
}

/** The amount in words. */
export function formatWords(seconds: number): string {
  return split(seconds)
    .map(({unit, count}) => `${count} ${unit}${count === 1 ? '' : 's'}`)
    .join(', ');
}

/** What was probably meant: the same parts in capital letters, in the right order and without spaces. */
function proposalFor(typed: string): string {
  const text = typed.toUpperCase().replaceAll(' ', '');
  const lettersFirst = /^(?:[WDHMS]\d{1,9})+$/.test(text);
  const parts = text.match(lettersFirst ? /[WDHMS]\d{1,9}/g : /\d{1,9}[WDHMS]/g) ?? [];
  if (parts.join('') !== text) {
    return '';
  }
  return units
    .flatMap(({letter}) => parts.filter((part) => part.includes(letter)))
    .map((part) => part.replace(/^(\d+)(\D)$/, '$2$1'))
    .join('');
}

/** Parses whole seconds, or the short form: capital letters from large to small, each used once. */
export function parseDuration(text: string): {seconds: number} | {problem: string} {
  const typed = text.trim();
  if (wholeSeconds.test(typed)) {
    return {seconds: Number(typed)};
  }
  const counts = shortForm.exec(typed)?.slice(1);
  if (counts) {
    return {seconds: units.reduce((sum, {seconds}, index) => sum + seconds * Number(counts[index] ?? 0), 0)};
  }
  const proposal = proposalFor(typed);
  return {
    problem: shortForm.test(proposal)
      ? `Write ${proposal} instead.`
      : 'Write whole seconds, such as 3600, or capital letters from the largest unit to the smallest, each before its number, such as D1H12.',
  };
}
