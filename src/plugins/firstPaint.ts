/** The title of a page and what stands under it. */
export const titleId = 'theme-title';

/**
 * A page is painted from its title on. A phone that draws the navigation by itself before has the text later, by two
 * frames that nobody can do anything with. Browsers that do not know this paint as they like.
 */
export function withFirstPaint(html: string): string {
  return new RegExp(`<header id="?${titleId}"?`).test(html)
    ? html.replace('</head>', `<link rel=expect href=#${titleId} blocking=render></head>`)
    : html;
}
