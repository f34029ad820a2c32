import {readFileSync} from 'node:fs';
import {sections} from '../../site/sections';
import type {Operation} from './description';
import {encodeStrictly} from './requestFields';

/** The languages of the samples, which are programs in docs/api/_samples. */
export const languages = [
  {id: 'curl', label: 'curl', highlight: 'bash', extension: 'sh'},
  {id: 'javascript', label: 'JavaScript', highlight: 'javascript', extension: 'mjs'},
  {id: 'python', label: 'Python', highlight: 'python', extension: 'py'},
  {id: 'csharp', label: 'C#', highlight: 'csharp', extension: 'cs'},
  {id: 'cpp', label: 'C++ (Arduino)', highlight: 'cpp', extension: 'ino'},
] as const;

type LanguageId = (typeof languages)[number]['id'];

/**
 * A complete program that sends a request once, prints the answer, and fails if it was refused. It uses only the standard
 * library of its language. The parameters are fully percent-encoded, so no language has to escape anything in them. A
 * program has all of them in its address, or a line for each.
 */
export function sample(id: LanguageId, {url, parameters}: Operation): string {
  const extension = languages.find((language) => language.id === id)?.extension;
  const query = parameters.map(({name, example}) => `${name}=${encodeStrictly(String(example))}`);
  return readFileSync(`${sections.api.path}/_samples/${id}.${extension}`, 'utf8')
    .replace(/.*PARAMETER\b.*\n/, (line) => query.map((one) => line.replace('PARAMETER', () => one)).join(''))
    .replace('PARAMETERS', () => query.join('&'))
    .replace('ADDRESS', () => url);
}
