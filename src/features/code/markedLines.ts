import type {ThemeConfig} from '@docusaurus/theme-common';
import readRange from 'parse-numeric-range';

type MagicComments = ThemeConfig['prism']['magicComments'];

/** A comment on a line of its own, in the form of any language. */
const comment =
  /^\s*(?:\/\/|\/\*|\{\s*\/\*|<!--|#|--|;;|%|(?:_\s*)?['‘’]|rem\b|!|\(\*|\*>)\s*(?<text>.*?)\s*(?:\*\/\s*\}?|-->|\*\))?\s*$/i;

type Line = {text: string; classes: string[]};

/** The lines of code without its magic comments, each with the classes that these give it. */
function readComments(lines: string[], magicComments: MagicComments): Line[] {
  const open = new Set<string>();
  const next = new Set<string>();
  const read: Line[] = [];
  for (const text of lines) {
    const words = comment.exec(text)?.groups?.text;
    const found = magicComments.filter(({line, block}) => words && [line, block?.start, block?.end].includes(words));
    for (const {className, line, block} of found) {
      if (words === line) {
        next.add(className);
      } else if (words === block?.start) {
        open.add(className);
      } else {
        open.delete(className);
      }
    }
    if (found.length === 0) {
      read.push({text, classes: [...new Set([...open, ...next])]});
      next.clear();
    }
  }
  return read;
}

/** The lines of code and their classes, by a range such as `{1,4-6}` behind the language, or by magic comments. */
export function readMarkedLines(code: string, meta: string, magicComments: MagicComments): Line[] {
  const lines = code.replace(/\r?\n$/, '').split(/\r?\n/);
  const range = /\{(?<range>[\d,-]+)\}/.exec(meta)?.groups?.range;
  if (range === undefined) {
    return readComments(lines, magicComments);
  }
  const marked = readRange(range);
  const className = magicComments[0]?.className ?? 'theme-code-block-highlighted-line';
  return lines.map((text, index) => ({text, classes: marked.includes(index + 1) ? [className] : []}));
}
