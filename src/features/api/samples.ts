import {readFileSync} from 'node:fs';
import {sections} from '../../site/sections';

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
 * library of its language. The address is fully percent-encoded, so no language has to escape anything in it.
 */
export function sample(id: LanguageId, url: string): string {
  const extension = languages.find((language) => language.id === id)?.extension;
  return readFileSync(`${sections.api.path}/_samples/${id}.${extension}`, 'utf8').replace('ADDRESS', () => url);
}
