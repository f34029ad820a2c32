/** What the home page says of an entry or a post. */
export type NewsItem = {title: string; permalink: string; about: string};
export type News = {entries: NewsItem[]; posts: NewsItem[]};
