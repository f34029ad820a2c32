// How well a title agrees with the query word by word. There, words of every question count too.

/** What each further word of a run in the title adds to a score. */
const perWord = 0.12;
/** What a title adds that begins as the query does, so that one more letter of it doesn't push it down. */
const begins = 0.5;
const leastBegun = 1;

/** The words of the query, from one on, that follow each other in the title from a place on. */
function runLength(words: string[], from: number, title: string[], at: number, isOpen: boolean): number {
  let length = 0;
  while (from + length < words.length && at + length < title.length) {
    const word = words[from + length] ?? '';
    const written = title[at + length] ?? '';
    const isLast = from + length === words.length - 1;
    if (written !== word && !(isOpen && isLast && written.startsWith(word))) {
      break;
    }
    length += 1;
  }
  return length;
}

/** What to multiply the score of a place by. */
export function titleFit(words: string[], title: string[], isOpen: boolean): number {
  let longest = 0;
  for (const from of words.keys()) {
    for (const at of title.keys()) {
      longest = Math.max(longest, runLength(words, from, title, at, isOpen));
    }
  }
  const isBegun = words.length > leastBegun && runLength(words, 0, title, 0, isOpen) === words.length;
  return 1 + perWord * Math.max(0, longest - 1) + (isBegun ? begins : 0);
}
