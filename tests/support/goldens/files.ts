// The files of the goldens.
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {filesIn, readBuilt} from '../site';

/** Lines by the name of what they tell of: `wiki/faq` is what the page says, `wiki/faq.names` what is heard of it. */
export type Documents = Map<string, string[]>;

const folder = 'tests/goldens';
const ending = '.txt';

export function writeGoldens(documents: Documents): void {
  rmSync(folder, {recursive: true, force: true});
  for (const [name, lines] of documents) {
    const file = path.join(folder, name + ending);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, lines.map((line) => `${line}\n`).join(''));
  }
}

export function readGoldens(): Documents {
  const files = filesIn(folder).filter((file) => file.endsWith(ending));
  const linesOf = (file: string) => readBuilt(file, folder).split('\n').slice(0, -1);
  return new Map(files.map((file) => [file.slice(0, -ending.length), linesOf(file)]));
}
