import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Messages by id. Untranslated ones are missing. */
export type Messages = Readonly<Record<string, string>>;

type Entries = Record<string, {message: string}>;

/** The parser's own message names no file. */
function parse(file: string, text: string): Entries {
  try {
    return JSON.parse(text) as Entries;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file}: this is not valid JSON: ${reason}. Fix it there, or write the file again.`, {
      cause: error,
    });
  }
}

/** The translations of a locale, from the files of `docusaurus write-translations`. */
export function readMessages(locale: string | undefined): Messages {
  const file = path.join(process.cwd(), 'i18n', locale ?? '', 'code.json');
  if (locale === undefined || !existsSync(file)) {
    return {};
  }
  const entries = parse(path.posix.join('i18n', locale, 'code.json'), readFileSync(file, 'utf8'));
  return Object.fromEntries(Object.entries(entries).map(([id, {message}]) => [id, message]));
}
