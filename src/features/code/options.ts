/** The number of the first line, if the code fence asks for line numbers: `showLineNumbers` or `showLineNumbers=3`. */
export function firstLineNumber(meta: string): number | undefined {
  const found = /(?:^|\s)showLineNumbers(?:=(?<first>\d+))?(?!\S)/.exec(meta);
  return found ? Number(found.groups?.first ?? 1) : undefined;
}

/** The title of a code fence: `title="example.js"`. */
export function titleOf(meta: string): string | undefined {
  return /title=(?<quote>["'])(?<title>.*?)\k<quote>/.exec(meta)?.groups?.title;
}

/** The numbers in a range such as `1,4-6`. */
function numbersIn(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part.split('-').map(Number);
    return Array.from({length: last - first + 1}, (_, index) => first + index);
  });
}

/** A comment on a line of its own, in the form of any language. */
const comment = /^\s*(?:\/\/|\/\*|\{\s*\/\*|<!--|#|--|%)\s*(?<word>highlight-[a-z-]+)\s*(?:\*\/\s*\}?|-->)?\s*$/;

type MarkedCode = {code: string; marked: Set<number>};

/** The code without its comments about highlighting, and which of its lines they mark. The first line is 0. */
function readComments(code: string): MarkedCode {
  const lines: string[] = [];
  const marked = new Set<number>();
  let isInside = false;
  let isNext = false;
  for (const line of code.split('\n')) {
    const word = comment.exec(line)?.groups?.word;
    if (word === 'highlight-next-line') {
      isNext = true;
    } else if (word === 'highlight-start' || word === 'highlight-end') {
      isInside = word === 'highlight-start';
    } else {
      if (isInside || isNext) {
        marked.add(lines.length);
      }
      isNext = false;
      lines.push(line);
    }
  }
  return {code: lines.join('\n'), marked};
}

/** The lines to highlight, as the framework documents it: by a range behind the language, or by comments in the code. */
export function readMarkedLines(code: string, meta: string): MarkedCode {
  const range = /\{(?<range>[\d,-]+)\}/.exec(meta)?.groups?.range;
  return range === undefined
    ? readComments(code)
    : {code, marked: new Set(numbersIn(range).map((number) => number - 1))};
}
