/** An entry or a post as the home page lists it. */
export type NewsItem = {title: string; permalink: string; about: string};
export type News = {entries: NewsItem[]; posts: NewsItem[]};
