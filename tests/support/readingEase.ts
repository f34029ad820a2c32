import {load} from 'cheerio';
import {fleschKincaid} from 'flesch-kincaid';
import {syllable} from 'syllable';

export type ReadingEase = {words: number; wordsPerSentence: number; grade: number};

/** Elements with prose. Code, tables and lists of links are not read as sentences. */
const prose = 'article :is(p, li, dd), main.container > :is(p, ul > li)';

function sentencesOf(html: string): string[] {
  const $ = load(html);
  $('code, nav, footer, table, [popover], script').remove();
  const blocks = $(prose)
    .filter((_, block) => $(block).find('p, li').length === 0)
    .map((_, block) => $(block).text().replace(/\s+/g, ' ').trim())
    .get();
  return blocks
    .flatMap((block) => block.split(/(?<=[.!?:])\s+(?=[A-Z0-9"“])/))
    .filter((sentence) => /\w\s+\w/.test(sentence));
}

/** The reading ease of a built page: the length of its sentences, and the school grade derived from it. */
export function measureReadingEase(html: string): ReadingEase {
  const sentences = sentencesOf(html);
  const words = sentences.flatMap((sentence) => sentence.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? []);
  const counts = {
    sentence: Math.max(1, sentences.length),
    word: Math.max(1, words.length),
    syllable: words.reduce((sum, word) => sum + syllable(word), 0),
  };
  return {words: words.length, wordsPerSentence: words.length / counts.sentence, grade: fleschKincaid(counts)};
}
