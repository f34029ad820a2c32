import {readFileSync} from 'node:fs';
import {sections} from '../../site/sections';
import type {Parameter} from './description';
import {encode} from './parameters';
import type {ParameterLine} from './ui/parameterLines';

/** The languages of the samples, which are programs in docs/api/_samples. `language` is a name that the highlighter has. */
const languages = [
  {id: 'curl', label: 'curl', language: 'bash', file: 'curl.sh'},
  {id: 'javascript', label: 'JavaScript', language: 'javascript', file: 'javascript.mjs'},
  {id: 'python', label: 'Python', language: 'python', file: 'python.py'},
  {id: 'csharp', label: 'C#', language: 'csharp', file: 'csharp.cs'},
  {id: 'cpp', label: 'C++ (Arduino)', language: 'cpp', file: 'cpp.ino'},
] as const;

/** A line of a program for each parameter. The first one in an address has a question mark instead of its ampersand. */
function parameterLines(line: string, parameters: Parameter[]): ParameterLine[] {
  const [start = '', after = ''] = line.split('PARAMETER');
  return parameters.map(({name, example}, index) => {
    const before = `${index === 0 ? start.replace('&', '?') : start}${name}=`;
    const value = encode(String(example));
    return {name, text: before + value + after, before, value, after};
  });
}

/**
 * The samples of a call: complete programs that send a request once, print the answer, and fail if it was refused. They
 * use only the standard library of their language. The parameters are fully percent-encoded, so no language has to escape
 * anything in them.
 */
export function samplesOf(address: string, parameters: Parameter[]) {
  return languages.map(({file, ...language}) => {
    const program = readFileSync(`${sections.api.path}/_samples/${file}`, 'utf8').trimEnd();
    const lines = program
      .replace('ADDRESS', address)
      .split('\n')
      .map((line) => (line.includes('PARAMETER') ? parameterLines(line, parameters) : line));
    return {
      ...language,
      code: lines.flatMap((line) => (typeof line === 'string' ? line : line.map(({text}) => text))).join('\n'),
      parameterLines: lines.flatMap((line) => (typeof line === 'string' ? [] : line)),
    };
  });
}
