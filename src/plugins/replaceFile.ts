import {rename, writeFile} from 'node:fs/promises';

/** In one step: other plugins read the pages at the same time. */
export async function replaceFile(file: string, text: string): Promise<void> {
  const complete = `${file}.new`;
  await writeFile(complete, text);
  await rename(complete, file);
}
