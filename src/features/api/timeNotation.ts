// Accepts only what the sources describe. What they leave open (lowercase letters, another order, zero and so on) is
// refused, because a wrong guess would change the length of somebody's session.
import {translate} from '@docusaurus/Translate';

const units = [
  {letter: 'W', unit: 'week', seconds: 604_800},
  {letter: 'D', unit: 'day', seconds: 86_400},
  {letter: 'H', unit: 'hour', seconds: 3600},
  {letter: 'M', unit: 'minute', seconds: 60},
  {letter: 'S', unit: 'second', seconds: 1},
] as const;

export type Duration = {seconds: number} | {problem: string};

/** Nine digits are enough, and their sum can be counted exactly. */
const number = '[1-9]\\d{0,8}';
const wholeSeconds = new RegExp(`^${number}$`);
const shortForm = new RegExp(`^(?=.)${units.map(({letter}) => `(?:${letter}(${number}))?`).join('')}$`);

/** The short form of an amount of seconds. */
export function formatNotation(seconds: number): string {
  return split(seconds)
    .map(({letter, count}) => letter + String(count))
    .join('');
}

/** The amount in words of a language. */
export function formatWords(seconds: number, locale: string): string {
  return split(seconds)
    .map(({unit, count}) =>
      new Intl.NumberFormat(locale, {style: 'unit', unit, unitDisplay: 'long', useGrouping: false}).format(count),
    )
    .join(', ');
}

function split(seconds: number) {
  let rest = seconds;
  return units
    .map((one) => {
      const count = Math.floor(rest / one.seconds);
      rest -= count * one.seconds;
      return {...one, count};
    })
    .filter(({count}) => count > 0);
}

/** What was probably meant: the parts in any order and case, with spaces between them. */
function proposalFor(typed: string): string | undefined {
  const text = typed.toUpperCase().replaceAll(' ', '');
  if (!/^(?:(?:[WDHMS]\d{1,9})+|(?:\d{1,9}[WDHMS])+)$/.test(text)) {
    return undefined;
  }
  const counts = text.match(/\d+/g) ?? [];
  const letters = text.match(/\D/g) ?? [];
  const countOf = (letter: string) =>
    letters.reduce((sum, one, index) => (one === letter ? sum + Number(counts[index]) : sum), 0);
  const proposal = units.map(({letter}) => (countOf(letter) > 0 ? `${letter}${countOf(letter)}` : '')).join('');
  return proposal === '' ? undefined : proposal;
}

/** Parses whole seconds, or the short form: capital letters from large to small, each used once. */
export function parseDuration(text: string): Duration {
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
    problem: proposal
      ? translate({id: 'api.time.instead', message: 'Write {proposal} instead.'}, {proposal})
      : translate({
          id: 'api.time.problem',
          message:
            'Write whole seconds, such as 3600, or capital letters from the largest unit to the smallest, each before its number, such as D1H12.',
        }),
  };
}
