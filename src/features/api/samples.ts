import {readFileSync} from 'node:fs';
import {sections} from '../../site/sections';
import type {Parameter} from './description';
import {encode} from './parameters';
import type {ParameterLine} from './ui/parameterLines';

/** The programs in docs/api/_samples. `language` is a name that the highlighter has. */
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

/** Complete programs, which send a request once and fail if it was refused. Encoded parameters need no escapes. */
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
