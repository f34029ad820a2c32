import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

type Mode = 'light' | 'dark';

const definition = /--(?<name>[\w-]+): light-dark\((?<light>#\w+), (?<dark>#\w+)\);/g;
const tokens = readFileSync('src/css/tokens.css', 'utf8');
const colours = new Map([...tokens.matchAll(definition)].map(({groups}) => [groups?.name, groups]));

function colour(name: string, mode: Mode): string {
  return colours.get(name)?.[mode] ?? '';
}

function channel(hex: string): number {
  const value = parseInt(hex, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function luminance(color: string): number {
  const long = color.length === 4 ? color.replace(/\w/g, '$&$&') : color;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => channel(long.slice(start, start + 2)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(foreground: string, background: string, mode: Mode): number {
  const [one = 0, two = 0] = [foreground, background].map((name) => luminance(colour(name, mode)));
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
  ['accent-strong', [...papers, ...washes], 4.5],
  ['metal', [...papers, 'metal-wash', 'code-line'], 4.5],
  ['advice', [...papers, 'advice-wash', 'code-line'], 4.5],
  ['danger', [...papers, 'danger-wash', 'code-line'], 4.5],
  ['code-name', ['paper-sunk', 'code-line'], 4.5],
  ['on-accent', ['accent', 'accent-strong'], 4.5],
  ['edge', papers, 3],
];

/** The tokens that replace others when the reader asks for more contrast. */
const [, strong = ''] = readFileSync('src/css/tokens.css', 'utf8').split('prefers-contrast: more');
const replacements = new Map([...strong.matchAll(/--([\w-]+): var\(--([\w-]+)\);/g)].map(([, name, by]) => [name, by]));

const cases = duties.flatMap(([foreground, backgrounds, least]) =>
  backgrounds.flatMap((background) =>
    (['light', 'dark'] as const).map((mode) => ({foreground, background, least, mode})),
  ),
);

test.each(cases)('--$foreground on --$background, $mode, meets $least:1', ({foreground, background, least, mode}) => {
  expect(contrast(foreground, background, mode)).toBeGreaterThanOrEqual(least);
});

test.each(cases)('where more contrast is asked for, --$foreground on --$background, $mode', (one) => {
  const [foreground, background] = [one.foreground, one.background].map((name) => replacements.get(name) ?? name);
  expect(contrast(foreground ?? '', background ?? '', one.mode)).toBeGreaterThanOrEqual(Math.max(one.least, 7));
});
