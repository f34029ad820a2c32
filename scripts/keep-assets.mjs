// Keeps the hashed files of earlier builds, because open tabs still request them after a deploy.
//   npm run keep-assets -- --store /var/cache/docs-assets --days 30
// The store is a folder of its own that outlives the build. Files that no build has contained for that many days are
// removed.
import {cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {dirname, join, resolve, sep} from 'node:path';
import {baseOf, headersFor, readHeaderRules} from './host/files.mjs';
import {readOptions} from './options.mjs';

const {values} = readOptions({
  options: {
    dir: {type: 'string', default: 'build'},
    store: {type: 'string'},
    days: {type: 'string', default: '30'},
  },
});

const {dir, store} = values;
const days = Number(values.days);
const rules = readHeaderRules(dir);

/** @param {string} fault @returns {never} */
function refuse(fault) {
  console.error(fault);
  process.exit(1);
}

if (store === undefined || !(days > 0)) {
  refuse('Say where earlier files are kept, and for how many days: --store folder --days 30.');
}
if (rules.length === 0) {
  refuse(`There is no file "_headers" in "${dir}". Run "npm run build" first, or name the folder with --dir.`);
}

const listFile = join(store, 'last-built.json');

/** @param {string} outer @param {string} inner */
function holds(outer, inner) {
  return `${resolve(inner)}${sep}`.startsWith(`${resolve(outer)}${sep}`.replace(/[\\/]+$/, sep));
}

/** Old files of the store are deleted, so it must be a folder of its own. @param {string} folder */
function faultOfStore(folder) {
  if (holds(folder, '.') || holds(folder, dir) || holds(dir, folder)) {
    return 'it is the project or the build, or around one of them, or inside the build';
  }
  try {
    mkdirSync(folder, {recursive: true});
    const names = readdirSync(folder);
    return names.length > 0 && !existsSync(listFile) ? 'it holds other files' : null;
  } catch {
    return 'it is no folder, or nothing can be written there';
  }
}

const faultOfFolder = faultOfStore(store);
if (faultOfFolder !== null) {
  refuse(`"${store}" cannot be the store: ${faultOfFolder}. Name an empty folder, or the store of an earlier build.`);
}

/** Path → the last time a build contained it. @returns {Record<string, number>} */
function readList() {
  try {
    return existsSync(listFile)
      ? /** @type {Record<string, number>} */ (JSON.parse(readFileSync(listFile, 'utf8')))
      : {};
  } catch {
    return refuse(
      `${listFile} cannot be read. Name another, empty folder: this store keeps its files, but not their age.`,
    );
  }
}

/** Files that browsers may cache for ever have a hash in their name or folder. @param {string} path */
function isHashed(path) {
  return (
    headersFor(rules, baseOf(rules) + path)
      .get('Cache-Control')
      ?.includes('immutable') === true
  );
}

/** @param {string} from @param {string} to @param {string} path */
function copy(from, to, path) {
  mkdirSync(dirname(join(to, path)), {recursive: true});
  cpSync(join(from, path), join(to, path));
}

const now = Date.now();
const built = readdirSync(dir, {recursive: true, encoding: 'utf8'})
  .map((path) => path.split(sep).join('/'))
  .filter((path) => isHashed(path) && statSync(join(dir, path)).isFile());

const known = {...readList(), ...Object.fromEntries(built.map((path) => [path, now]))};
const oldest = now - days * 24 * 60 * 60 * 1000;
const kept = Object.fromEntries(Object.entries(known).filter(([, last]) => last >= oldest));
const gone = Object.keys(known).filter((path) => !(path in kept));
const earlier = Object.keys(kept).filter((path) => !existsSync(join(dir, path)));

for (const path of built) {
  copy(dir, store, path);
}
for (const path of gone) {
  rmSync(join(store, path), {force: true});
}
for (const path of earlier) {
  copy(store, dir, path);
}
writeFileSync(listFile, `${JSON.stringify(kept, null, 2)}\n`);
console.log(
  `${built.length} hashed files of this build, ${earlier.length} of earlier ones added, ${gone.length} dropped.`,
);
