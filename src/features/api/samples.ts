import {readFileSync} from 'node:fs';
import {sections} from '../../site/sections';
import type {Operation} from './description';
import {encodeStrictly} from './requestFields';

/** The languages of the samples, which are programs in docs/api/_samples. */
const languages = [
  {id: 'curl', label: 'curl', language: 'bash', extension: 'sh'},
  {id: 'javascript', label: 'JavaScript', language: 'javascript', extension: 'mjs'},
  {id: 'python', label: 'Python', language: 'python', extension: 'py'},
  {id: 'csharp', label: 'C#', language: 'csharp', extension: 'cs'},
  {id: 'cpp', label: 'C++ (Arduino)', language: 'cpp', extension: 'ino'},
] as const;

/** Text, or a parameter with its value as text. One that is joined to the parameter before it has an ampersand. */
export type Piece = {text: string; parameter?: string; isJoined?: boolean};

/** A line of a sample. One that belongs to a parameter goes where the parameter is left out. */
export type SampleLine = {pieces: Piece[]; parameter?: string};

function linesOf(program: string, {url, parameters}: Operation): SampleLine[] {
  const pieces = parameters.map(({name, example}) => ({
    parameter: name,
    text: encodeStrictly(String(example)),
  }));
  const joined = pieces.map((piece, index) => ({...piece, isJoined: index > 0}));
  return program.split('\n').flatMap((line): SampleLine | SampleLine[] => {
    const [before = '', after] = line.replace('ADDRESS', () => url).split(/PARAMETERS?/);
    const between = (...inside: Piece[]) => [{text: before}, ...inside, {text: after ?? ''}];
    return line.includes('PARAMETER') && !line.includes('PARAMETERS')
      ? pieces.map((piece) => ({parameter: piece.parameter, pieces: between(piece)}))
      : {pieces: after === undefined ? [{text: before}] : between(...joined)};
  });
}

/**
 * The samples of a call: complete programs that send a request once, print the answer, and fail if it was refused. They
 * use only the standard library of their language. The parameters are fully percent-encoded, so no language has to escape
 * anything in them. A program has all of them in its address, or a line for each.
 */
export function samplesOf(operation: Operation) {
  return languages.map(({extension, ...language}) => {
    const program = readFileSync(`${sections.api.path}/_samples/${language.id}.${extension}`, 'utf8').trimEnd();
    return {...language, lines: linesOf(program, operation)};
  });
}
