// What a built site weighs, by part.
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

/** @typedef {{pages: number, html: number, largestScript: number, scripts: number, search: number, texts: number, all: number}} Sizes */

const search = /^(?:assets\/search|pagefind)\//;

/** @param {string} folder */
function filesOf(folder) {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return {file, name: path.relative(folder, file), bytes: statSync(file).size};
    });
}

/** @param {string} folder of the built site @returns {Sizes} in bytes; the largest script as it is sent, by gzip */
export function sizesOf(folder) {
  const files = filesOf(folder);
  const found = files.filter(({name}) => search.test(name));
  const rest = files.filter((file) => !found.includes(file));
  const html = rest.filter(({name}) => name.endsWith('.html'));
  const scripts = rest.filter(({name}) => name.endsWith('.js'));
  /** @param {typeof files} some */
  const sum = (some) => some.reduce((bytes, file) => bytes + file.bytes, 0);
  const largest = scripts.toSorted((one, other) => other.bytes - one.bytes)[0];
  return {
    pages: html.length,
    html: sum(html),
    largestScript: largest ? gzipSync(readFileSync(largest.file), {level: 9}).length : 0,
    scripts: sum(scripts),
    search: sum(found),
    texts: sum(rest.filter(({name}) => /\.(?:md|txt|xml)$/.test(name))),
    all: sum(files),
  };
}
