// The possible meanings of several words together.
import {alternative, meaningsOf, type Knowledge, type Part} from './alternatives';
import {hasSameLetters, nearest, tolerance} from './spelling';
import {likelihood} from './tuning';
import {contentTerms, stopWords, type Word} from './words';

const longestPhrase = 4;
const shortestName = 6;

/** Corrects a misspelt word within a phrase. In the shortest words, only swapped letters are corrected. */
function likely(word: string, {isKnown, terms}: Knowledge): string {
  if (isKnown(word) || stopWords.has(word) || word.length < 3) {
    return word;
  }
  const near = nearest(word, terms, Math.max(1, tolerance(word)));
  return near.find(({word: term}) => word.length > 3 || hasSameLetters(term, word))?.word ?? word;
}

export type Phrase = {length: number; part: Part};

/** The longest phrase from here that has a meaning, such as "get out". */
function withMeaning(words: Word[], at: number, knowledge: Knowledge): Phrase | undefined {
  for (let length = Math.min(longestPhrase, words.length - at); length > 1; length -= 1) {
    const run = words
      .slice(at, at + length)
      .map(({whole}) => likely(whole, knowledge))
      .join(' ');
    const meanings = meaningsOf(run, knowledge);
    if (meanings.length > 0) {
      const itself = contentTerms(run);
      // Without its stop word, a phrase such as "log in" may mean something else.
      const weight = itself.length > 1 ? likelihood.phrase : likelihood.remnant;
      return {length, part: [...(itself.length > 0 ? [alternative(itself, weight)] : []), ...meanings]};
    }
  }
  return undefined;
}

/** Joins two words, as in "black jack", if at least one is unknown and the joined word is known. */
function asOneWord(words: Word[], at: number, {isKnown}: Knowledge): Phrase | undefined {
  const [first, second] = words.slice(at, at + 2);
  if (!first || !second || (isKnown(first.whole) && isKnown(second.whole)) || !isKnown(first.whole + second.whole)) {
    return undefined;
  }
  return {length: 2, part: [alternative([first.whole + second.whole], likelihood.form)]};
}

export function phraseAt(words: Word[], at: number, knowledge: Knowledge): Phrase | undefined {
  return withMeaning(words, at, knowledge) ?? asOneWord(words, at, knowledge);
}

/** Joined words as names: "time left" may be `timeleft`. */
export function joinedNames(words: Word[], {isKnown}: Knowledge): Part[] {
  const pairs = words.slice(1).map(({whole}, at) => `${words[at]?.whole ?? ''}${whole}`);
  const all = words.map(({whole}) => whole).join('');
  const names = [...new Set(words.length > 2 ? [...pairs, all] : pairs)];
  return names
    .filter((name) => name.length >= shortestName && isKnown(name))
    .map((name) => [alternative([name], likelihood.joined)]);
}
