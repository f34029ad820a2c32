/**
 * Packages whose themes and client modules do nothing on a page that does not name a part of theirs. All others that
 * are added to the site bring React to every page.
 */
export const worksWithoutReact = ['@docusaurus/theme-mermaid'];
