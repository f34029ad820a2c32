import {readFileSync} from 'node:fs';
import {readYaml} from '../../build/readYaml';

/** Where the words are. A site of the tests has its own. */
export const sectionWords = {file: 'src/features/search/sectionWords.yml'};

/** Addresses of sections → what readers type for them in words of their own. Stops at one that is not among the known. */
export function readSectionWords(known: ReadonlySet<string>): Map<string, string> {
  const {file} = sectionWords;
  const words = readYaml(file, readFileSync(file, 'utf8')) as Record<string, string | number>;
  const lost = Object.keys(words).filter((address) => !known.has(address));
  if (lost.length > 0) {
    const faults = lost.map((address) => `"${address}" leads to no page or section that is searched`);
    throw new Error([`${file} has addresses that lead nowhere.`, ...faults].join('\n  - '));
  }
  // A single word may be a number.
  return new Map(Object.entries(words).map(([address, typed]) => [address, String(typed)]));
}
