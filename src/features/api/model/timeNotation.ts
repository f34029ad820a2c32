// Accepts only what the sources describe. What they leave open (small letters, another order, zero and so on) is
// refused with a reason, because a wrong guess would change the length of somebody's session.
import {translate} from '@docusaurus/Translate';
import {nameCharacter} from './characters';

const units = [
  {
    letter: 'W',
    forms: translate({id: 'api.time.week', message: '1 week|{count} weeks', description: 'The forms for each plural'}),
    seconds: 604_800,
  },
  {letter: 'D', forms: translate({id: 'api.time.day', message: '1 day|{count} days'}), seconds: 86_400},
  {letter: 'H', forms: translate({id: 'api.time.hour', message: '1 hour|{count} hours'}), seconds: 3600},
  {letter: 'M', forms: translate({id: 'api.time.minute', message: '1 minute|{count} minutes'}), seconds: 60},
  {letter: 'S', forms: translate({id: 'api.time.second', message: '1 second|{count} seconds'}), seconds: 1},
] as const;

type Unit = (typeof units)[number];
type Part = {unit: Unit; count: number};
export type Duration = {seconds: number} | {problem: string};

const letters = units.map(({letter}) => letter).join('');
const letterFirst = new RegExp(`^(?:[${letters}]\\d+)+$`);
const numberFirst = new RegExp(`^(?:\\d+[${letters}])+$`);

/** Mistakes that can be explained without understanding the parts. The first match is reported. */
const strays: readonly {found: RegExp; problem: (character: string) => string}[] = [
  {
    found: /^$/,
    problem: () =>
      translate({id: 'api.time.empty', message: 'Write seconds, such as 3600, or the short form, such as H1.'}),
  },
  {
    found: /[+\-−–]/,
    problem: () =>
      translate({
        id: 'api.time.sign',
        message: 'Signs are not documented. Write the amount alone. The request says whether it adds or removes.',
      }),
  },
  {
    found: /[.,]/,
    problem: () =>
      translate({
        id: 'api.time.fraction',
        message: 'Fractions are not documented. Write whole numbers, such as H1M30 for one and a half hours.',
      }),
  },
  {
    found: /\s/,
    problem: () =>
      translate({
        id: 'api.time.space',
        message: 'Nothing may be between the parts. Leave out the spaces, as in D1H12.',
      }),
  },
  {
    found: /[YO]/i,
    problem: () =>
      translate({
        id: 'api.time.year',
        message: 'Years and months have no letter, and M means minutes. Write weeks or days, such as W4 or D30.',
      }),
  },
  {
    found: new RegExp(`[^${letters}${letters.toLowerCase()}\\d]`, 'u'),
    problem: (character) =>
      translate(
        {
          id: 'api.time.stray',
          message: '{character} has no meaning here. Write digits and the letters W, D, H, M and S.',
        },
        {character: nameCharacter(character)},
      ),
  },
];

/** The intended parts in any order and case. Used only to suggest a correct notation. */
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
    return /\D/.test(typed)
      ? translate({id: 'api.time.order', message: 'The letter comes before its number.'})
      : translate({id: 'api.time.leadingZeros', message: 'Leading zeros are not documented.'});
  }
  if (/[a-z]/.test(typed)) {
    return translate({id: 'api.time.small', message: 'Lowercase letters are not documented.'});
  }
  const found = typed.replace(/\d/g, '');
  if (new Set(found).size < found.length) {
    return translate({id: 'api.time.twice', message: 'Using a letter twice is not documented.'});
  }
  const places = Array.from(found, (letter) => units.findIndex((unit) => unit.letter === letter));
  return places.some((place, at) => place < (places[at - 1] ?? 0))
    ? translate({id: 'api.time.descending', message: 'Only the order from large to small is documented.'})
    : translate({id: 'api.time.zeros', message: 'Zeros in front and parts of zero are not documented.'});
}

/** Checks a parsed amount. `safe` is its notation as the sources describe it. */
function judge(typed: string, seconds: number, safe: string): Duration {
  if (seconds === 0) {
    return {problem: translate({id: 'api.check.zero', message: 'What zero does is not documented. Write 1 or more.'})};
  }
  // The sum may be rounded, but never below this limit, so the check is safe.
  if (seconds > Number.MAX_SAFE_INTEGER) {
    return {
      problem: translate(
        {
          id: 'api.time.tooMuch',
          message:
            'More than {most} seconds cannot be counted exactly. Write less. The largest amount the service accepts is not documented.',
        },
        {most: Number.MAX_SAFE_INTEGER},
      ),
    };
  }
  return typed === safe
    ? {seconds}
    : {
        problem: translate(
          {
            id: 'api.time.instead',
            message: '{reason} Write {proposal} instead.',
            description: 'reason: a sentence of its own',
          },
          {reason: explainDifference(typed), proposal: safe},
        ),
      };
}

/** Parses whole seconds, or the short form: capital letters from large to small, each used once. */
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
    return {
      problem: translate({
        id: 'api.time.parts',
        message: 'Each letter needs its number, and each number its letter in front, as in W5D4H7M34S12.',
      }),
    };
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

/** The short form of an amount of seconds. */
export function formatNotation(seconds: number): string {
  return writeParts(split(seconds));
}

/** The amount in words. `select` picks the plural form for a number. */
export function formatWords(seconds: number, select: (count: number, forms: string) => string): string {
  return split(seconds)
    .filter(({count}) => count > 0)
    .map(({unit, count}) => select(count, unit.forms).replace('{count}', String(count)))
    .join(', ');
}
