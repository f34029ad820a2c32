import {load} from 'cheerio';
import {readBuilt} from './site';

/** The page that stands for any other. Who removes or moves it names another here, not the first of its group in the menu. */
const path = '/wiki/games/blackjack';

const $ = load(readBuilt(`${path.slice(1)}.html`));

export const samplePage = {
  path,
  title: $('h1').text(),
  pathBefore: $('.pagination-nav__link--prev').attr('href') ?? '',
};
