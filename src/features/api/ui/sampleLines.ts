// A sample has its parameters as elements, which the form fills in. The code block gets its text, as any other does.
import {createContext} from 'react';
import type {Piece, SampleLine} from '../samples';

type Token = {types: string[]; content: string};

/** A token of the highlighter, or a parameter in its place. */
export type SampleToken = Token & {piece?: Piece};

/** What is in front of the value of a parameter. */
export function prefixOf({parameter, isJoined = false}: Omit<Piece, 'text'>): string {
  return parameter === undefined ? '' : `${isJoined ? '&' : ''}${parameter}=`;
}

export function textOf({pieces}: SampleLine): string {
  return pieces.map((piece) => prefixOf(piece) + piece.text).join('');
}

/** The lines with parameters of the sample around a code block, by their text. */
export const SampleLines = createContext<ReadonlyMap<string, SampleLine>>(new Map());

export function withParameters(lines: SampleLine[]): ReadonlyMap<string, SampleLine> {
  const chosen = lines.filter(({pieces}) => pieces.some(({parameter}) => parameter !== undefined));
  return new Map(chosen.map((line) => [textOf(line), line]));
}

/** Takes the tokens of so many characters off the front. */
function take(tokens: Token[], length: number): Token[] {
  const [first] = tokens;
  if (!first || length === 0) {
    return [];
  }
  const content = first.content.slice(0, length);
  const rest = first.content.slice(length);
  tokens.splice(0, 1, ...(rest === '' ? [] : [{...first, content: rest}]));
  return [{...first, content}, ...take(tokens, length - content.length)];
}

/** The tokens of a line, with its parameters in the place of theirs. */
export function cut(line: Token[], {pieces}: SampleLine): SampleToken[] {
  const tokens = [...line];
  return pieces.flatMap((piece): SampleToken | SampleToken[] => {
    const content = prefixOf(piece) + piece.text;
    const taken = take(tokens, content.length);
    return piece.parameter === undefined ? taken : {types: ['plain'], content, piece};
  });
}
