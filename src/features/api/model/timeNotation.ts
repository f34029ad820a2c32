// Accepts what the sources describe and nothing else. What they leave open (small letters, another order, zero and so
// on) is refused with the reason, because a guess here changes the length of somebody's session.
import {nameCharacter} from './characters';

const units = [
  {letter: 'W', word: 'week', seconds: 604_800},
  {letter: 'D', word: 'day', seconds: 86_400},
  {letter: 'H', word: 'hour', seconds: 3600},
  {letter: 'M', word: 'minute', seconds: 60},
  {letter: 'S', word: 'second', seconds: 1},
] as const;

type Unit = (typeof units)[number];
type Part = {unit: Unit; count: number};
export type Duration = {seconds: number} | {problem: string};

const letters = units.map(({letter}) => letter).join('');
const letterFirst = new RegExp(`^(?:[${letters}]\\d+)+$`);
const numberFirst = new RegExp(`^(?:\\d+[${letters}])+$`);

/** What can be said without knowing which parts were meant; the first that fits is said. */
const strays: readonly {found: RegExp; problem: (character: string) => string}[] = [
  {found: /^$/, problem: () => 'Write seconds, such as 3600, or the short notation, such as H1.'},
  {
    found: /[+\-−–]/,
    problem: () => 'Signs are not described. Write the amount alone; the request says whether it adds or removes.',
  },
  {
    found: /[.,]/,
    problem: () => 'Fractions are not described. Write whole numbers, such as H1M30 for one and a half hours.',
  },
  {found: /\s/, problem: () => 'Nothing may stand between the parts. Leave the spaces out, as in D1H12.'},
  {
    found: /[YO]/i,
    problem: () => 'Years and months have no letter, and M means minutes. Write weeks or days, such as W4 or D30.',
  },
  {
    found: new RegExp(`[^${letters}${letters.toLowerCase()}\\d]`, 'u'),
    problem: (character) =>
      `${nameCharacter(character)} has no meaning here. Write digits and the letters W, D, H, M and S.`,
  },
];

/** The parts that were meant, in any order and case: for a better proposal, not for acceptance. */
function readParts(typed: string): Part[] | null {
  const text = typed.toUpperCase();
  if (!letterFirst.test(text) && !numberFirst.test(text)) {
    return null;
  }
  const numbers = text.match(/\d+/g) ?? [];
  const found = text.match(/\D/g) ?? [];
  return units.map((unit) => ({
    unit,
    count: numbers.reduce((sum, digits, at) => (found[at] === unit.letter ? sum + Number(digits) : sum), 0),
  }));
}

function writeParts(parts: readonly Part[]): string {
  return parts.map(({unit, count}) => (count > 0 ? `${unit.letter}${count}` : '')).join('');
}

function explainDifference(typed: string): string {
  if (/^\d/.test(typed)) {
    return /\D/.test(typed) ? 'The letter stands before its number.' : 'Leading zeros are not described.';
  }
  if (/[a-z]/.test(typed)) {
    return 'Small letters are not described.';
  }
  const found = typed.replace(/\d/g, '');
  if (new Set(found).size < found.length) {
    return 'A letter that comes twice is not described.';
  }
  const places = Array.from(found, (letter) => units.findIndex((unit) => unit.letter === letter));
  return places.some((place, at) => place < (places[at - 1] ?? 0))
    ? 'Only the order from large to small is described.'
    : 'Zeros in front and parts of zero are not described.';
}

/** Judges an amount that could be read: `safe` is the form of it that the sources describe. */
function judge(typed: string, seconds: number, safe: string): Duration {
  if (seconds === 0) {
    return {problem: 'What zero does is not described. Write 1 or more.'};
  }
  // A sum beyond the exact numbers never rounds back into them, so nothing is lost unseen.
  if (seconds > Number.MAX_SAFE_INTEGER) {
    return {
      problem:
        `More than ${Number.MAX_SAFE_INTEGER} seconds cannot be counted exactly. ` +
        'Write less; which amount the service still takes is not known.',
    };
  }
  return typed === safe ? {seconds} : {problem: `${explainDifference(typed)} Write ${safe} instead.`};
}

/** Reads whole seconds, or the short notation with capitals from large to small, each once. */
export function parseDuration(text: string): Duration {
  const typed = text.trim();
  if (/^\d+$/.test(typed)) {
    return judge(typed, Number(typed), String(Number(typed)));
  }
  for (const {found, problem} of strays) {
    const match = found.exec(typed);
    if (match) {
      return {problem: problem(match[0])};
    }
  }
  const parts = readParts(typed);
  if (!parts) {
    return {problem: 'Each letter needs its number, and each number its letter in front, as in W5D4H7M34S12.'};
  }
  const seconds = parts.reduce((sum, {unit, count}) => sum + unit.seconds * count, 0);
  return judge(typed, seconds, writeParts(parts));
}

function split(seconds: number): Part[] {
  let rest = seconds;
  return units.map((unit) => {
    const left = rest % unit.seconds;
    const count = (rest - left) / unit.seconds;
    rest = left;
    return {unit, count};
  });
}

/** The short notation of an amount that `parseDuration` accepted. */
export function formatNotation(seconds: number): string {
  return writeParts(split(seconds));
}

/** The same amount in words. */
export function formatWords(seconds: number): string {
  return split(seconds)
    .filter(({count}) => count > 0)
    .map(({unit, count}) => `${count} ${unit.word}${count === 1 ? '' : 's'}`)
    .join(', ');
}
