// The files of the goldens.
import {mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

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
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith(ending));
  return new Map(
    files.map((file) => {
      const name = file.split(path.sep).join('/').slice(0, -ending.length);
      const text = readFileSync(path.join(folder, file), 'utf8');
      return [name, text.split('\n').slice(0, -1)];
    }),
  );
}
