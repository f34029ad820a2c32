// Makes what our built site is compared with: Starlight with our pages, and our articles as bare text.
import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {readSite} from './lib/content.mjs';
import {firstPages, root, work} from './lib/sites.mjs';

/** @param {string} file @param {string} text */
function write(file, text) {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}

function writeStarlight() {
  const folder = path.join(work, 'starlight');
  rmSync(folder, {recursive: true, force: true});
  cpSync(path.join(root, 'bench/starlight'), folder, {recursive: true});
  cpSync(path.join(root, 'static/img/favicon.svg'), path.join(folder, 'public/favicon.svg'));
  const {home, sections} = readSite();
  const pages = [home, ...sections.flatMap((section) => section.pages)];
  const routes = new Set(pages.map(({route}) => route));
  for (const {route, title, description, text} of pages) {
    const frontMatter = `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n\n`;
    // A link to a page that Starlight doesn't get leads to another site.
    const linked = text.replace(
      /\]\((\/[^)#\s]*)(#[^)\s]*)?\)/g,
      (_, /** @type {string} */ to, /** @type {string} */ hash = '') =>
        routes.has(to) ? `](${to === '/' ? to : `${to}/`}${hash})` : `](https://example.com${to})`,
    );
    const file = path.join(folder, 'src/content/docs', `${route === '/' ? 'index' : route}.md`);
    write(file, `${frontMatter}${description}\n\n${linked}`);
  }
  // No more of the pages than the menu needs.
  writeFileSync(path.join(folder, 'sections.json'), JSON.stringify(sections, ['label', 'pages', 'route']));
  execFileSync(process.execPath, [path.join(root, 'bench/node_modules/astro/astro.js'), 'build'], {
    cwd: folder,
    env: {...process.env, ASTRO_TELEMETRY_DISABLED: '1'},
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** The article of a built page and nothing else. @param {string} html */
function bareText(html) {
  const $ = load(html);
  const article = $('main article, main').first();
  article.find('style, script, link, template, source, img, svg').remove();
  article.find('*').removeAttr('class').removeAttr('style');
  const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">';
  const title = $.html($('<title>').text($('title').first().text()));
  return `<!doctype html><html lang="en"><head>${head}${title}</head><body>${article.html() ?? ''}</body></html>`;
}

for (const route of Object.values(firstPages)) {
  const file = route === '/' ? 'index.html' : `${route}.html`;
  write(path.join(work, 'bareText', file), bareText(readFileSync(path.join(root, 'build', file), 'utf8')));
}
writeStarlight();
