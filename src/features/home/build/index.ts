import type {Plugin} from '@docusaurus/types';
import type {News, NewsItem} from '../model/news';
import {formatDay} from '../../../site/dates';
import {blogArticles, changelogArticles, type Article} from '../../feeds/build/articles';

/** How many entries and posts the home page lists. */
const shown = 3;

function latest(articles: Article[], tell: (article: Article) => string): NewsItem[] {
  return articles
    .slice(0, shown)
    .map((article) => ({title: article.title, permalink: article.permalink, about: tell(article)}));
}

/** Writes the news to a module that only the home page loads. */
export default function newsPlugin(): Plugin {
  return {
    name: 'news',
    async allContentLoaded({allContent, actions}) {
      const news: News = {
        // The title of an entry is just its date, so the description is shown.
        entries: latest(changelogArticles(allContent), ({description}) => description),
        posts: latest(blogArticles(allContent), ({date}) => formatDay(date.slice(0, 10))),
      };
      await actions.createData('news.json', news);
    },
  };
}
