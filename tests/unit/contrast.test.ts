import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

const tokens = readFileSync('src/css/tokens.css', 'utf8');
const definition = /--(?<name>[\w-]+): light-dark\((?<light>#\w+), (?<dark>#\w+)\);/g;
const colours = new Map([...tokens.matchAll(definition)].map(({groups}) => [groups?.name, groups]));

function luminance(color: string): number {
  const long = color.length === 4 ? color.replace(/\w/g, '$&$&') : color;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = parseInt(long.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(foreground: string, background: string, mode: 'light' | 'dark'): number {
  const [one = 0, two = 0] = [foreground, background].map((name) => luminance(colours.get(name)?.[mode] ?? ''));
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
}

const papers = ['paper', 'paper-raised', 'paper-sunk'];
const washes = ['accent-wash', 'metal-wash', 'advice-wash', 'danger-wash'];

/** Foreground, possible backgrounds, minimum ratio. */
const duties: [string, string[], number][] = [
  ['ink', [...papers, ...washes, 'code-line'], 7],
  ['ink-soft', [...papers, ...washes], 4.5],
  ['ink-faint', [...papers, ...washes, 'code-line'], 4.5],
  ['accent', [...papers, ...washes, 'code-line'], 4.5],
  ['accent-strong', [...papers, ...washes, 'code-line'], 4.5],
  ['metal', [...papers, 'metal-wash', 'code-line'], 4.5],
  ['advice', [...papers, 'advice-wash', 'code-line'], 4.5],
  ['danger', [...papers, 'danger-wash', 'code-line'], 4.5],
  ['code-name', ['paper-sunk', 'code-line'], 4.5],
  ['on-accent', ['accent', 'accent-strong'], 4.5],
  ['edge', papers, 3],
];

test.each(['light', 'dark'] as const)('text and controls stand out in %s', (mode) => {
  const ratios = duties.flatMap(([foreground, backgrounds, least]) =>
    backgrounds.map((background) => ({foreground, background, least, ratio: contrast(foreground, background, mode)})),
  );
  // A colour that is not found has no ratio, which is a fault too.
  expect(ratios.filter(({ratio, least}) => !(ratio >= least))).toEqual([]);
});
