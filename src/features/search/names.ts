import {pageOf, type Section} from './section';
import {stem, wordsOf} from './words';

/** The ways in which people write a date that is the name of a page, such as 2025-10-26. */
function datesIn(name: string): string[] {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(name) ?? [];
  if (!year || !month || !day) {
    return [];
  }
  const date = new Date(name);
  const write = (locale: string, options: Intl.DateTimeFormatOptions) =>
    date.toLocaleDateString(locale, {timeZone: 'UTC', ...options});
  const long = (['long', 'short'] as const).flatMap((length) => [
    write('en-GB', {day: 'numeric', month: length, year: 'numeric'}),
    write('en-US', {day: 'numeric', month: length, year: 'numeric'}),
    write('en-GB', {month: length, year: 'numeric'}),
  ]);
  return [...long, `${day} ${month} ${year}`, `${year} ${month}`];
}

/** The names of a page, each joined to one word. Someone who types one wants that page, whatever else they type. */
export function namesOf(page: Section): string {
  const last = pageOf(page).replace(/^.*\//, '');
  // A single word, such as session or status, is a word of many questions.
  const names = [page.title, last].filter((name) => wordsOf(name).length > 1);
  return [...names, page.call ?? '', ...datesIn(last)].map((name) => stem(wordsOf(name).join(''))).join(' ');
}
