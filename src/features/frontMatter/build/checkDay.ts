import path from 'node:path';
import {faultOfDay, faultOfFuture} from '../../../build/calendar.mjs';
import type {Fault} from './keys';

/** Matches `blog/2026-01-31-name.mdx`, or a folder with such a name. */
const dayInName = /^blog\/(?:.*\/)?(\d{4}-\d{2}-\d{2})/;

/** YAML parses a day as a date. */
function dayOf(value: unknown): string {
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value);
}

/** Faults in the day of a post, which comes from its file name or the key `date`. */
export function findPostFaults(file: string, {date}: Record<string, unknown>): Fault[] {
  const named = dayInName.exec(file)?.[1];
  if (date === undefined && named === undefined) {
    const isScaffold = path.posix.basename(file).startsWith('_');
    return isScaffold
      ? []
      : [{message: 'the post has no day. Begin the file name with it, such as 2026-01-31-name.mdx'}];
  }
  const day = date === undefined ? (named ?? '') : dayOf(date);
  const fault = faultOfDay(day.slice(0, 10)) ?? faultOfFuture(day.slice(0, 10));
  return fault === null ? [] : [{key: 'date', message: `the day of the post: ${fault}. Fix the file name or "date"`}];
}

/** Pages of the changelog that are not entries. */
const otherPages = ['index', 'v1', '_template'];

/** Faults in the day of a changelog entry, which is its file name. */
export function findEntryFaults(file: string): Fault[] {
  const {name} = path.posix.parse(file);
  const fault = otherPages.includes(name) ? null : (faultOfDay(name) ?? faultOfFuture(name));
  return fault === null ? [] : [{message: `the day of the entry: ${fault}. Fix the file name`}];
}
