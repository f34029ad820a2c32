// cspell:ignore rowspan
// The limit: our article as bare text. No page with this text can be smaller or paint sooner.
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {limitFolder} from './contenders.mjs';
import {measuredPages, selectors} from './ourPages.mjs';
import {root} from './paths.mjs';

/** Attributes that change the appearance of plain HTML. */
const kept = new Set(['colspan', 'hidden', 'href', 'open', 'rowspan', 'start']);

/** @param {string} html of a built page @returns {string} a page with the same article and nothing else */
function bareText(html) {
  const $ = load(html);
  const article = $(selectors.article).first();
  if (article.length === 0) {
    throw new Error(`A page of ours has no "${selectors.article}". Name its article in bench/lib/ourPages.mjs.`);
  }
  article.find('style, script, link, template, source').remove();
  article.find('img, svg').each((_, element) => {
    const picture = $(element);
    const alternative = picture.attr('aria-label') ?? picture.attr('alt') ?? picture.find('title').text();
    picture.replaceWith(alternative === '' ? '' : $('<span>').text(alternative));
  });
  article.find('*').each((_, element) => {
    for (const attribute of Object.keys($(element).attr() ?? {}).filter((one) => !kept.has(one))) {
      $(element).removeAttr(attribute);
    }
  });
  const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">';
  const title = $.html($('<title>').text($('title').first().text()));
  return `<!doctype html><html lang="en"><head>${head}${title}</head><body>${article.html() ?? ''}</body></html>`;
}

/** Writes the limit for each measured page, as a further contender. */
export function writeLimit() {
  rmSync(limitFolder, {recursive: true, force: true});
  for (const {route} of Object.values(measuredPages)) {
    const file = path.join(limitFolder, `${route}.html`);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, bareText(readFileSync(path.join(root, 'build', `${route}.html`), 'utf8')));
  }
}
