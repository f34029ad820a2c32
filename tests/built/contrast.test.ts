// Contrast of every colour, also where no page has text in it. What pages show is tried in a browser, by axe.
import {expect, test} from 'vitest';
import {buildDir, filesIn, readBuilt} from '../support/site';

const sheets = filesIn(buildDir).filter((file) => /^assets\/css\/.*\.css$/.test(file));
const tokens = sheets.map((file) => readBuilt(file)).join('\n');
const definition = /--(?<name>[\w-]+):light-dark\((?<light>#\w+),(?<dark>#\w+)\)/g;
const colours = new Map([...tokens.matchAll(definition)].map(({groups}) => [groups?.name, groups]));

function luminance(color: string): number {
  const long = color.length === 4 ? color.replace(/\w/g, '$&$&') : color;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = parseInt(long.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

type Mode = 'light' | 'dark';

function contrast(foreground: string, background: string, mode: Mode): number {
  // What stands on iron has the colours of the dark mode in both.
  const modeOfForeground = background === 'iron' ? 'dark' : mode;
  const luminanceOf = (name: string, of: Mode) => luminance(colours.get(name)?.[of] ?? '');
  const [one, two] = [luminanceOf(foreground, modeOfForeground), luminanceOf(background, mode)];
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
}

const papers = ['paper', 'paper-sunk'];

/** Foreground, possible backgrounds, minimum ratio. */
const duties: [string, string[], number][] = [
  ['ink', [...papers, 'accent-wash', 'iron'], 7],
  ['ink-soft', [...papers, 'accent-wash', 'iron'], 7],
  ['accent', [...papers, 'accent-wash', 'iron'], 7],
  ['out-text', papers, 7],
  ['on-out', ['out'], 7],
  ['on-locked', ['locked'], 4.5],
  ['edge', [...papers, 'iron'], 3],
  ['locked', ['paper'], 3],
];

test.each(['light', 'dark'] as const)('text and controls stand out in %s', (mode) => {
  const ratios = duties.flatMap(([foreground, backgrounds, least]) =>
    backgrounds.map((background) => ({foreground, background, least, ratio: contrast(foreground, background, mode)})),
  );
  // A colour that is not found has no ratio, which is a fault too.
  expect(ratios.filter(({ratio, least}) => !(ratio >= least))).toEqual([]);
});
