import {load} from 'cheerio';
import {readBuilt, sitemapPaths} from './site';

const path = '/wiki/games/blackjack';

if (!sitemapPaths().includes(path)) {
  throw new Error(`${path} is no page. Name another in tests/support/samplePage.ts, not the first of its group.`);
}

const $ = load(readBuilt(`${path.slice(1)}.html`));
const pathBefore = $('.pagination-nav__link--prev').attr('href') ?? '';

/** A page of the wiki that stands for any other, and the address of the one before it in the menu. */
export const samplePage = {path, title: $('h1').text(), pathBefore};
