import {renameSync, writeFileSync} from 'node:fs';

/** Replaces a file atomically, because other plugins read the pages at the same time. */
export function replaceFile(file: string, text: string): void {
  const complete = `${file}.new`;
  writeFileSync(complete, text);
  renameSync(complete, file);
}
