// Code as HTML. A line is a span, because a div is not valid inside code.
export type Token = {types: string[]; content: string};

const entities: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

function escape(text: string): string {
  return text.replace(/[&<>]/g, (character) => entities[character] ?? character);
}

/** Every line ends in `<br>`, so the line break of an empty line must not be repeated. */
function contentOf({content}: Token): string {
  return content === '\n' ? '' : content;
}

/** Text without a colour needs no element. */
function tokenHtml(token: Token): string {
  const text = escape(contentOf(token));
  return token.types.includes('plain') ? text : `<span class="token ${token.types.join(' ')}">${text}</span>`;
}

function attribute(name: string, value: string): string {
  return value && ` ${name}="${value}"`;
}

export type LineLooks = {
  classNames: (line: number) => string;
  /** The number of the first line, if lines are numbered. CSS shows the numbers, so that they are not copied. */
  firstNumber?: number | undefined;
};

export function linesHtml(lines: Token[][], {classNames, firstNumber}: LineLooks): string {
  return lines
    .map((tokens, index) => {
      const number = firstNumber === undefined ? '' : String(firstNumber + index);
      const attributes = attribute('class', classNames(index)) + attribute('data-line', number);
      return `<span${attributes}>${tokens.map(tokenHtml).join('')}<br></span>`;
    })
    .join('');
}

export function withoutColours(code: string): Token[][] {
  return code.split('\n').map((content) => [{types: ['plain'], content}]);
}
