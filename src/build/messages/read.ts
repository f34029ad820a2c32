import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Messages by id. Untranslated ones are missing. */
export type Messages = Readonly<Record<string, string>>;

/** The translations of a locale, from the files of `docusaurus write-translations`. */
export function readMessages(locale: string | undefined): Messages {
  const file = path.join(process.cwd(), 'i18n', locale ?? '', 'code.json');
  if (locale === undefined || !existsSync(file)) {
    return {};
  }
  const entries = JSON.parse(readFileSync(file, 'utf8')) as Record<string, {message: string}>;
  return Object.fromEntries(Object.entries(entries).map(([id, {message}]) => [id, message]));
}
