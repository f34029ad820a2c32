import {faultOfDay, faultOfFuture} from '../../build/calendar.mjs';

/** The file name of a changelog entry is its day, and that of a post begins with it. */
const named = /^(?:changelog\/emlalock\/|blog\/)(?<day>\d[\d-]{0,9})/;

/** Faults in the day of a page, which comes from its file name or the key `date`. */
export function faultsOfDay(file: string, date: unknown): string[] {
  const written = date instanceof Date ? date.toISOString() : date;
  const day = typeof written === 'string' ? written.slice(0, 10) : named.exec(file)?.groups?.day;
  if (day === undefined) {
    return [];
  }
  const fault = faultOfDay(day) ?? faultOfFuture(day);
  return fault === null ? [] : [`the day of the page: ${fault}`];
}
