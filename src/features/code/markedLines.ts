/** The numbers in a range such as `1,4-6`. */
function numbersIn(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part.split('-').map(Number);
    return Array.from({length: last - first + 1}, (_, index) => first + index);
  });
}

/** A comment on a line of its own, in the form of any language. */
const comment =
  /^\s*(?:\/\/|\/\*|\{\s*\/\*|<!--|#|--|%)\s*highlight-(?<what>next-line|start|end)\s*(?:\*\/\s*\}?|-->)?\s*$/;

/**
 * The lines to highlight, as the framework documents it: by a range such as `{1,4-6}` behind the language, or by
 * comments, which are taken out of the code. The first line is 1.
 */
export function readMarkedLines(source: string, meta: string): {code: string; marked: Set<number>} {
  const range = /\{(?<range>[\d,-]+)\}/.exec(meta)?.groups?.range;
  const marked = new Set(range === undefined ? [] : numbersIn(range));
  const lines: string[] = [];
  let last: string | undefined;
  for (const line of source.split('\n')) {
    const what = comment.exec(line)?.groups?.what;
    if (what === undefined) {
      lines.push(line);
    }
    if (what === undefined && (last === 'start' || last === 'next-line')) {
      marked.add(lines.length);
    }
    last = what ?? (last === 'next-line' ? undefined : last);
  }
  return {code: lines.join('\n'), marked};
}
