// cspell:ignore rowspan
// The limit: our article as bare text. No page with this text can be smaller or paint sooner.
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {root} from './paths.mjs';
import {fileOf} from './server.mjs';
import {firstPages, limitFolder} from './sites.mjs';

/** Attributes that change the appearance of plain HTML. */
const kept = new Set(['colspan', 'hidden', 'href', 'open', 'rowspan', 'start']);

/** @param {string} html of a built page @returns {string} a page with the same article and nothing else */
function bareText(html) {
  const $ = load(html);
  const article = $('main article, main').first();
  article.find('style, script, link, template, source').remove();
  article.find('img, svg').each((_, picture) => {
    $(picture).replaceWith($('<span>').text($(picture).attr('aria-label') ?? $(picture).attr('alt') ?? ''));
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

export function writeLimit() {
  rmSync(limitFolder, {recursive: true, force: true});
  for (const route of Object.values(firstPages)) {
    const file = path.join(limitFolder, route === '/' ? 'index.html' : `${route}.html`);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, bareText(readFileSync(fileOf(path.join(root, 'build'), route) ?? '', 'utf8')));
  }
}
