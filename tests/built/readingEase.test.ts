import {expect, test} from 'vitest';
import {measureReadingEase} from '../support/readingEase';
import {readBuilt, sitemapPaths} from '../support/site';

/** The limits for every page. Pages with few words are skipped, because they say little about sentences. */
const limits = {wordsPerSentence: 18, grade: 9, leastWords: 50};

const pages = sitemapPaths()
  .filter((path) => !path.includes('/tags') && path !== '/')
  .map((path) => ({path, ...measureReadingEase(readBuilt(`${path.slice(1)}.html`))}))
  .filter(({words}) => words >= limits.leastWords);

test('there is prose to measure', () => {
  expect(pages.length).toBeGreaterThan(50);
});

test.each(pages)('$path is read with ease', ({wordsPerSentence, grade}) => {
  expect(wordsPerSentence).toBeLessThan(limits.wordsPerSentence);
  expect(grade).toBeLessThanOrEqual(limits.grade);
});
