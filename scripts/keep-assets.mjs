// Keeps the hashed files of earlier builds, because open tabs still request them after a deploy.
//   npm run keep-assets -- --store /var/cache/docs-assets --days 30
// The store is a folder that outlives the build. Files that no build has contained for that many days are removed.
import {cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {dirname, join, sep} from 'node:path';
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

if (store === undefined || !(days > 0) || rules.length === 0) {
  console.error(
    store === undefined || !(days > 0)
      ? 'Say where earlier files are kept, and for how many days: --store folder --days 30.'
      : `There is no file "_headers" in "${dir}". Run "npm run build" first, or name the folder with --dir.`,
  );
  process.exit(1);
}

const listFile = join(store, 'last-built.json');

/** Path → the last time a build contained it. @returns {Record<string, number>} */
function readList() {
  return existsSync(listFile) ? /** @type {Record<string, number>} */ (JSON.parse(readFileSync(listFile, 'utf8'))) : {};
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
mkdirSync(store, {recursive: true});
writeFileSync(listFile, `${JSON.stringify(kept, null, 2)}\n`);
console.log(
  `${built.length} hashed files of this build, ${earlier.length} of earlier ones added, ${gone.length} dropped.`,
);
