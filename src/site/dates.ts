import {translate} from '@docusaurus/Translate';

const months = translate({
  id: 'date.months',
  message: 'January|February|March|April|May|June|July|August|September|October|November|December',
  description: 'The names of the months as used in a date, separated by |',
}).split('|');

function write(date: string, form: (day: number, month: string, year: number) => string): string {
  const [year = 0, month = 0, day = 0] = date.slice(0, 10).split('-').map(Number);
  return form(day, months[month - 1] ?? '', year);
}

/**
 * Formats a day: `2025-10-26` is 26 October 2025, in every time zone. Written by hand, because creating the browser's
 * formatter takes a phone longer than everything else a page needs to start.
 */
export function formatDay(date: string): string {
  return write(date, (day, month, year) =>
    translate(
      {id: 'date.day', message: '{day} {month} {year}', description: 'How a day is written'},
      {day, month, year},
    ),
  );
}

/** Formats a month: `2025-10` is October 2025. */
export function formatMonth(date: string): string {
  return write(date, (_, month, year) =>
    translate({id: 'date.month', message: '{month} {year}', description: 'How a month is written'}, {month, year}),
  );
}
