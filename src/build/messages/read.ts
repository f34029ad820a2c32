import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Messages by their ids. What is not translated is missing. */
export type Messages = Readonly<Record<string, string>>;

/** The translations of a language, as `docusaurus write-translations` lays them out. */
export function readMessages(locale: string | undefined): Messages {
  const file = path.join(process.cwd(), 'i18n', locale ?? '', 'code.json');
  if (locale === undefined || !existsSync(file)) {
    return {};
  }
  const entries = JSON.parse(readFileSync(file, 'utf8')) as Record<string, {message: string}>;
  return Object.fromEntries(Object.entries(entries).map(([id, {message}]) => [id, message]));
}
