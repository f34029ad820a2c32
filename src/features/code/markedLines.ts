/** A comment on a line of its own, in the form of any language. */
const comment =
  /^\s*(?:\/\/|\/\*|\{\s*\/\*|<!--|#|--|%)\s*highlight-(?<what>next-line|start|end)\s*(?:\*\/\s*\}?|-->)?\s*$/;

/** The lines to highlight, and the code without the comments that say so. The first line is 1. */
export function readMarkedLines(source: string): {code: string; marked: Set<number>} {
  const marked = new Set<number>();
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
