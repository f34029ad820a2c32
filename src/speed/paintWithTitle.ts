import {titleId} from '../protocol';
import {replaceIn, type PageTransform} from '../build/transformPages';

const isArticle = /class="?[^>]*theme-doc-markdown/;
const endOfHead = new RegExp(`</head>(?=[^]*<header id="?${titleId}"?[ >])`);

/** Lets the first paint wait for the title: what comes before it is the menu, and a second paint would follow at once. */
export const paintWithTitle: PageTransform = () => (page) =>
  isArticle.test(page.html)
    ? replaceIn(page, endOfHead, () => `<link rel=expect href=#${titleId} blocking=render></head>`)
    : page.html;
