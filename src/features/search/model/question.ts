// Turns a query into what is looked up in the index.
import {alternative, guesses, partFor, type Knowledge, type Part} from './alternatives';
import {joinedNames, phraseAt} from './phrases';
import {leastTrust, likelihood} from './tuning';
import {stopWords, wordsOf, type Word} from './words';

const longestQuestion = 160;
const mostWords = 12;

export type Question = {
  parts: Part[];
  /** Helpful where found, but not required: names made of several words, and stop words. */
  extra: Part[];
  asksForMeaning: boolean;
};

const meaningQuestion = /^\s*(?:what(?:['’]?s| is| are| does)|define|meaning of)\s/i;

/** Readers paste whole addresses, whose host means nothing. */
const host = /(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}\//gi;

/** The relevant part of a typed or pasted text. */
export function readable(text: string): string {
  return text.slice(0, longestQuestion).replace(host, ' ');
}

/** Splits an unknown name or path into its words, unless it resembles a known one. */
function takenApart(word: Word, knowledge: Knowledge): Word[] {
  const {whole, parts} = word;
  const isName = parts.length === 0 || knowledge.isKnown(whole) || knowledge.meanings.has(whole);
  const isLike = () => guesses(whole, knowledge).some(({trust}) => trust >= leastTrust.close);
  return isName || isLike() ? [word] : parts.map((part) => ({whole: part, parts: []}));
}

function stops(words: Word[]): Part[] {
  return words.filter(({whole}) => stopWords.has(whole)).map(({whole}) => [alternative([whole], likelihood.stop)]);
}

export function understand(text: string, knowledge: Knowledge): Question {
  const words = wordsOf(text)
    .flatMap((word) => takenApart(word, knowledge))
    .slice(0, mostWords);
  const isAllStops = words.every(({whole}) => stopWords.has(whole));
  const parts: Part[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const phrase = phraseAt(words, at, knowledge);
    const word = words[at];
    if (phrase) {
      parts.push(phrase.part);
      at += phrase.length - 1;
    } else if (word && (isAllStops || !stopWords.has(word.whole))) {
      parts.push(partFor(word, at === words.length - 1, knowledge));
    }
  }
  return {
    parts,
    asksForMeaning: meaningQuestion.test(text),
    extra: [...joinedNames(words, knowledge), ...stops(words)],
  };
}
