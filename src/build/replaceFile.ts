import {renameSync, writeFileSync} from 'node:fs';

/** In one step: other plugins read the pages at the same time. */
export function replaceFile(file: string, text: string): void {
  const complete = `${file}.new`;
  writeFileSync(complete, text);
  renameSync(complete, file);
}
