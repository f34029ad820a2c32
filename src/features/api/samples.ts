import {readFileSync} from 'node:fs';
import {sections} from '../../site/sections';
import type {Operation} from './description';
import {encodeStrictly} from './requestFields';

/** The languages of the samples, which are programs in docs/api/_samples. */
const languages = [
  {id: 'curl', label: 'curl', highlight: 'bash', extension: 'sh'},
  {id: 'javascript', label: 'JavaScript', highlight: 'javascript', extension: 'mjs'},
  {id: 'python', label: 'Python', highlight: 'python', extension: 'py'},
  {id: 'csharp', label: 'C#', highlight: 'csharp', extension: 'cs'},
  {id: 'cpp', label: 'C++ (Arduino)', highlight: 'cpp', extension: 'ino'},
] as const;

/**
 * The samples of a call: complete programs that send a request once, print the answer, and fail if it was refused. They
 * use only the standard library of their language. The parameters are fully percent-encoded, so no language has to escape
 * anything in them. A program has all of them in its address, or a line for each.
 */
export function samplesOf({url, parameters}: Operation) {
  const query = parameters.map(({name, example}) => `${name}=${encodeStrictly(String(example))}`);
  return languages.map(({id, label, highlight, extension}) => ({
    id,
    label,
    language: highlight,
    code: readFileSync(`${sections.api.path}/_samples/${id}.${extension}`, 'utf8')
      .replace(/.*PARAMETER\b.*\n/, (line) => query.map((one) => line.replace('PARAMETER', () => one)).join(''))
      .replace('PARAMETERS', () => query.join('&'))
      .replace('ADDRESS', () => url)
      .trimEnd(),
  }));
}
