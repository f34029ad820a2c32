import {randomFrom} from './random';

/** Random choices for tests, reproducible by their seed. */
export class Chance {
  private readonly next: () => number;

  constructor(seed: number) {
    this.next = randomFrom(seed * 7919 + 1);
    // Neighbouring seeds start with similar numbers, so the first ones are skipped.
    for (let step = 0; step < 8; step += 1) {
      this.next();
    }
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  pick<T>(list: readonly [T, ...T[]]): T {
    return list[this.below(list.length)] ?? list[0];
  }
}

/** Typical accidents of people and programs with a text. */
const slips: ((text: string, chance: Chance) => string)[] = [
  (text, chance) => text.slice(0, chance.below(text.length)),
  (text, chance) => without(text, chance.below(text.length), 1 + chance.below(30)),
  (text, chance) =>
    insert(text, chance, chance.pick(['{', '}', '<', '"', "'", ':', '- ', '\t', '[', '&x ', '*x ', '`', '|', '\n'])),
  (text, chance) => insert(text, chance, chance.pick(['\0', '\uFFFD', '\u0007', '\uFEFF', '\r', '\u2028'])),
  (text, chance) => changeLine(text, chance, (line) => line.replace(/^(\s*)(\w)(\w)/, '$1$3$2')),
  (text, chance) => changeLine(text, chance, (line) => ` ${line}`),
  (text, chance) => changeLine(text, chance, (line) => `${line}\n${line}`),
  (text, chance) => changeLine(text, chance, () => ''),
  (text, chance) =>
    changeLine(text, chance, (line) =>
      line.replace(/:.*/, chance.pick([':', ': 7', ': [x]', ': {x: y}', ': null', ': "  "', ': 2031-01-31', ': yes'])),
    ),
  (text, chance) => changeLine(text, chance, (line) => line.replace(/\[.*\]/, '[{}, 3, null]')),
  (text) => Buffer.from(text.replaceAll('e', 'é'), 'latin1').toString('utf8'),
  (text) => Buffer.from(text, 'utf16le').toString('utf8'),
  (text) => text.replaceAll('\n', '\r\n'),
];

function without(text: string, start: number, length: number): string {
  return text.slice(0, start) + text.slice(start + length);
}

function insert(text: string, chance: Chance, what: string): string {
  const place = chance.below(text.length);
  return text.slice(0, place) + what + text.slice(place);
}

function changeLine(text: string, chance: Chance, change: (line: string) => string): string {
  const lines = text.split('\n');
  const place = chance.below(lines.length);
  return lines.with(place, change(lines[place] ?? '')).join('\n');
}

/** Applies one to three slips. */
export function mutate(text: string, chance: Chance): string {
  let changed = text;
  for (let count = 1 + chance.below(3); count > 0; count -= 1) {
    changed = chance.pick(slips as [(typeof slips)[number], ...typeof slips])(changed, chance);
  }
  return changed;
}
