import {cp, readdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {buildDir} from './site';

/** Words on the emergency page that tell the two builds apart. */
export const words = {
  before: 'call your local emergency number',
  after: 'call the emergency number of the place you are at',
};

const named = /^[\w~-]+\.(?<hash>[0-9a-f]{8})\.(?:js|css)$/;

function hashIn(file: string): string | undefined {
  return named.exec(path.basename(file))?.groups?.hash;
}

function turned(hash: string): string {
  return hash.split('').reverse().join('');
}

/** Simulates a later build: other words on the emergency page, and new names for all scripts. */
export async function writeNextBuild(folder: string): Promise<void> {
  await rm(folder, {recursive: true, force: true});
  await cp(buildDir, folder, {recursive: true});
  const files = (await readdir(folder, {recursive: true})).filter((file) => /\.(?:html|js|css)$/.test(file));
  const hashes = new Set(files.filter((file) => file.startsWith('assets/js')).flatMap((file) => hashIn(file) ?? []));
  const rename8 = (text: string) =>
    text.replace(/\b[0-9a-f]{8}\b/g, (hash) => (hashes.has(hash) ? turned(hash) : hash));
  await Promise.all(
    files.map(async (file) => {
      const from = path.join(folder, file);
      const text = await readFile(from, 'utf8');
      await writeFile(from, rename8(text).replaceAll(words.before, words.after));
      if (file.startsWith('assets/js')) {
        await rename(from, path.join(folder, rename8(file)));
      }
    }),
  );
}
