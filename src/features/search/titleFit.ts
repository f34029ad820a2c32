import type {Query} from './query';

/** What to multiply the score of a place by whose title begins as the query does, so that one more letter of it doesn't push it down. */
const begins = 1.5;

/** What a title adds that begins as the query does. There, words of every question count too. */
export function titleFit({words, isOpen}: Query, title: string[]): number {
  const last = words.length - 1;
  const isBegun = words.every((word, at) => {
    const written = title[at] ?? '';
    return isOpen && at === last ? written.startsWith(word) : written === word;
  });
  return last > 0 && isBegun ? begins : 1;
}
