// What was typed, as words.
import {beginsStopWord, stem, withoutStopWords, wordsOf} from './words';

/** In letters. What follows is not read, and the status says so. */
export const longestQuery = 500;

export type Query = {
  words: string[];
  /** The words that a place should have. */
  telling: ReadonlySet<string>;
  /** Whether the last word may go on. */
  isOpen: boolean;
  /** What looks like an address or the name of a field, as letters and digits. */
  address: string;
};

/** Of a pasted request only its path counts. Parameters are of the one who asks. */
function withoutHost(text: string): string {
  return text.replace(/\bhttps?:\/\/[^/\s]*/g, '').replace(/\?\S*?=[^\s#"']*/g, ' ');
}

export function plain(address: string): string {
  return address.toLowerCase().replace(/[^a-z0-9]/g, '');
}

export function readQuery(typed: string): Query {
  // One letter may become eighteen, so it is normalised before it is cut.
  const text = withoutHost(typed.normalize('NFKC').slice(0, longestQuery));
  const all = wordsOf(text);
  const isOpen = /[\p{L}\p{N}]$/u.test(text);
  const last = all.at(-1) ?? '';
  // The first letter of a next word says nothing yet, nor does what may become "the".
  const isVague = isOpen && all.length > 1 && (last.length === 1 || beginsStopWord(last));
  const words = isVague && last.length === 1 ? all.slice(0, -1) : all;
  return {
    words,
    telling: new Set(withoutStopWords(isVague ? all.slice(0, -1) : all)),
    isOpen: isOpen && last.length > 1,
    address: /^\S+[#./_]\S+$/.test(text.trim()) ? plain(text) : '',
  };
}

/** Whether the words contain one of the phrases. */
export function says(phrases: string, words: string[]): boolean {
  const said = ` ${words.map(stem).join(' ')} `;
  return phrases.split(',').some((phrase) => said.includes(` ${phrase} `));
}
