// Accepts only what the sources describe. What they leave open (lowercase letters, another order, zero and so on) is
// refused, because a wrong guess would change the length of somebody's session.
import {type translate} from '@docusaurus/Translate';

type Translate = typeof translate;

const units = [
  {letter: 'W', seconds: 604_800},
  {letter: 'D', seconds: 86_400},
  {letter: 'H', seconds: 3600},
  {letter: 'M', seconds: 60},
  {letter: 'S', seconds: 1},
] as const;

/** Each unit in its plural forms, as the framework separates them. */
const formsIn = (translate: Translate) => ({
  W: translate({id: 'site.time.week', message: '{count} week|{count} weeks'}),
  D: translate({id: 'site.time.day', message: '{count} day|{count} days'}),
  H: translate({id: 'site.time.hour', message: '{count} hour|{count} hours'}),
  M: translate({id: 'site.time.minute', message: '{count} minute|{count} minutes'}),
  S: translate({id: 'site.time.second', message: '{count} second|{count} seconds'}),
});

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

/** The amount in words. `select` chooses between plural forms, see the framework's `usePluralForm`. */
export function formatWords(
  seconds: number,
  translate: Translate,
  select: (count: number, forms: string) => string,
): string {
  const forms = formsIn(translate);
  return split(seconds)
    .map(({letter, count}) => select(count, forms[letter]).replace('{count}', String(count)))
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

/** What is wrong with what was typed, in the language of the reader. */
export type Problem = (translate: Translate) => string;

const writeInstead =
  (proposal: string): Problem =>
  (translate) =>
    translate({id: 'site.time.instead', message: 'Write {proposal} instead.'}, {proposal});

const writeTime: Problem = (translate) =>
  translate({
    id: 'site.time.howToWrite',
    message:
      'Write whole seconds, such as 3600, or capital letters from the largest unit to the smallest, each before its number, such as D1H12.',
  });

/** Parses whole seconds, or the short form: capital letters from large to small, each used once. */
export function parseDuration(text: string): {seconds: number} | {problem: Problem} {
  const typed = text.trim();
  if (wholeSeconds.test(typed)) {
    return {seconds: Number(typed)};
  }
  const counts = shortForm.exec(typed)?.slice(1);
  if (counts) {
    return {seconds: units.reduce((sum, {seconds}, index) => sum + seconds * Number(counts[index] ?? 0), 0)};
  }
  const proposal = proposalFor(typed);
  return {problem: shortForm.test(proposal) ? writeInstead(proposal) : writeTime};
}
