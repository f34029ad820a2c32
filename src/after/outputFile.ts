import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Writes a file and creates its folders. */
export async function outputFile(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, text);
}
