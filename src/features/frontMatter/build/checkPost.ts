import path from 'node:path';
import {faultOfDay, faultOfFuture} from '../../changelog/build/calendar.mjs';
import type {Fault} from './keys';

/** `blog/2026-01-31-name.mdx`, or a folder of that name. */
const dayInName = /^blog\/(?:.*\/)?(\d{4}-\d{2}-\d{2})/;

/** YAML makes a date of a day. */
function dayOf(value: unknown): string {
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value);
}

/** What is wrong with the day of a post, which its file name says or the key `date`. */
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
