// Generates two pseudo-locales: en-XA has accents, brackets and longer texts, ar-XB the same from right to left. Any
// text on a page that has no brackets is not translatable.
import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

export const pseudoLocales = ['en-XA', 'ar-XB'];

// cspell:disable-next-line
const plain = 'abcdefghijklmnoprstuvwxyzACDEGHIKLNORSTUWYZ';
// cspell:disable-next-line
const accented = 'áḃçḋéḟĝĥîĵķļṁñöṗŕšţüṽŵẋýžÁÇḊÉĜĤÎĶĻÑÖŔŠŢÜŴÝŽ';

/** @param {string} text */
function accent(text) {
  return text.replace(/[a-z]/gi, (letter) => accented[plain.indexOf(letter)] ?? letter);
}

/**
 * Placeholders in braces and the bars between plural forms stay as they are.
 * @param {string} message
 */
export function pseudo(message) {
  return message
    .split('|')
    .map((form) => {
      const words = form.split(/(\{\w+\})/).map((part) => (part.startsWith('{') ? part : accent(part)));
      return `[${words.join('')}${' ~'.repeat(Math.ceil(form.length * 0.15))}]`;
    })
    .join('|');
}

/** @param {string} file */
function translateFile(file) {
  const entries = /** @type {Record<string, {message: string}>} */ (JSON.parse(readFileSync(file, 'utf8')));
  for (const entry of Object.values(entries)) {
    entry.message = pseudo(entry.message);
  }
  writeFileSync(file, JSON.stringify(entries, null, 2));
}

/** Tag lists are translated as whole files, like other content. @param {string} file @param {string} target */
function translateTags(file, target) {
  const text = readFileSync(file, 'utf8').replace(
    /^( +(?:label|description): )['"]?(.*?)['"]?$/gm,
    (_, /** @type {string} */ key, /** @type {string} */ words) => `${key}${JSON.stringify(pseudo(words))}`,
  );
  writeFileSync(target, text);
}

const bingo = `---
title: ${JSON.stringify(pseudo('Bingo'))}
description: ${JSON.stringify(pseudo('What wearers can know about Bingo before they play it.'))}
role: wearer
certainty: undocumented
tags: [games, wearer]
---

## ${accent('Marmalade')} {/* #marmalade */}

${accent('A page with a word that is on no other page: marmalade.')}

## ${accent('Not documented')} {/* #what-is-not-known */}

${accent('A translation keeps the anchors that other pages lead to.')}
`;

/** @param {string} locale */
function writeContent(locale) {
  const folder = join('i18n', locale);
  const docs = join(folder, 'docusaurus-plugin-content-docs/current');
  mkdirSync(join(docs, 'games'), {recursive: true});
  writeFileSync(join(docs, 'games/bingo.mdx'), bingo);
  const lists = {
    wiki: 'docs/current',
    'docs/api': 'docs-api/current',
    'changelog/emlalock': 'docs-changelog/current',
    blog: 'blog',
  };
  for (const [source, target] of Object.entries(lists)) {
    const place = join(folder, `docusaurus-plugin-content-${target}`);
    mkdirSync(place, {recursive: true});
    translateTags(join(source, 'tags.yml'), join(place, 'tags.yml'));
  }
}

/** Has the framework write all texts in English, and then disguises them. */
export function writePseudoLocales() {
  const [first = '', ...others] = pseudoLocales;
  for (const locale of pseudoLocales) {
    rmSync(join('i18n', locale), {recursive: true, force: true});
  }
  const config = 'tests/support/variants/locales.config.ts';
  const {status} = spawnSync('npx', ['docusaurus', 'write-translations', '--config', config, '--locale', first], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    throw new Error('The texts could not be extracted: docusaurus write-translations failed.');
  }
  for (const file of readdirSync(join('i18n', first), {recursive: true, encoding: 'utf8'})) {
    if (file.endsWith('.json')) {
      translateFile(join('i18n', first, file));
    }
  }
  writeContent(first);
  for (const locale of others) {
    cpSync(join('i18n', first), join('i18n', locale), {recursive: true});
  }
}
