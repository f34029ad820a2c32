export type NamedPath = {path: string; title: string};

type Candidate = {page: NamedPath; pathWords: string[]; titleWords: string[]; ending: string};

/** Readers mostly remember the last part of an address; the title helps when the address uses other words. */
const titleWeight = 0.6;
const endingWeight = 0.5;

/** Below this, two words are no more alike than any two random words. */
const leastLikeness = 0.55;

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/(?:\/index)?\.\w{2,4}$/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** The last part of a path as one word, because readers join and split words freely. */
function endingOf(path: string): string {
  return wordsOf(path.split('/').findLast((name) => wordsOf(name).length > 0) ?? '').join('');
}

/** The edit distance between two words. */
function distance(one: string, two: string): number {
  const [letters, others] = [Array.from(one), Array.from(two)];
  let row = [...others, ''].map((_, index) => index);
  letters.forEach((letter, above) => {
    const next = [above + 1];
    others.forEach((other, index) => {
      const replaced = (row[index] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    });
    row = next;
  });
  return row.at(-1) ?? 0;
}

function sharedBeginning(one: string, two: string): number {
  const difference = Array.from(one).findIndex((letter, index) => letter !== two[index]);
  return difference === -1 ? one.length : difference;
}

/**
 * Words with the same beginning, such as sub and subtract or verify and verificate, are closer than their letters
 * suggest.
 */
function likenessOfBeginning(short: string, long: string): number {
  const shared = sharedBeginning(short, long);
  if (shared === short.length && shared > 2) {
    return 0.8;
  }
  return shared > 3 ? 0.5 + (0.4 * shared) / long.length : 0;
}

/** The similarity of two words, from 0 to 1. */
function likeness(one: string, two: string): number {
  const [short, long] = one.length < two.length ? [one, two] : [two, one];
  const byLetters = long === '' ? 0 : 1 - distance(one, two) / long.length;
  const alike = Math.max(byLetters, likenessOfBeginning(short, long));
  return alike < leastLikeness ? 0 : alike;
}

function bestLikeness(word: string, words: string[]): number {
  return Math.max(0, ...words.map((other) => likeness(word, other)));
}

/** How rare each word is. Words that many pages share, such as wiki, count little. */
function rarities(candidates: Candidate[]): (word: string) => number {
  const counts = new Map<string, number>();
  for (const word of candidates.flatMap(({pathWords}) => [...new Set(pathWords)])) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return (word) => Math.log(1 + candidates.length / (counts.get(word) ?? 1));
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function score(wanted: string[], ending: string, candidate: Candidate, rarity: (word: string) => number): number {
  const {pathWords, titleWords} = candidate;
  const found = wanted.map(
    (word) => rarity(word) * Math.max(bestLikeness(word, pathWords), titleWeight * bestLikeness(word, titleWords)),
  );
  const met = pathWords.map((word) => rarity(word) * bestLikeness(word, wanted));
  const all = sum([...wanted, ...pathWords].map(rarity));
  return sum([...found, ...met]) / all + endingWeight * likeness(ending, candidate.ending);
}

/** The pages whose address and title are most similar to a wrong address, best first. */
export function nearest(asked: string, pages: readonly NamedPath[], count: number): NamedPath[] {
  const candidates = pages.map((page) => ({
    page,
    pathWords: wordsOf(page.path),
    titleWords: wordsOf(page.title),
    ending: endingOf(page.path),
  }));
  const wanted = [...new Set(wordsOf(asked))].slice(0, 20).map((word) => word.slice(0, 40));
  const rarity = rarities(candidates);
  return candidates
    .map((candidate) => ({page: candidate.page, score: score(wanted, endingOf(asked).slice(0, 60), candidate, rarity)}))
    .filter((result) => result.score > 0)
    .sort((one, two) => two.score - one.score)
    .slice(0, count)
    .map(({page}) => page);
}
