import type {ThemeConfig} from '@docusaurus/preset-classic';
import {announcement} from './announcement';
import {description, identity} from './identity';
import {footerColumns, navbarItems} from './navigation';

/** What the theme shows on every page. */
export const themeConfig = {
  image: 'img/preview-card.png',
  metadata: [
    {name: 'referrer', content: 'no-referrer'},
    // Of the pages that have no other: the list of the blog's authors, and those of a plugin.
    {name: 'description', content: description},
    {property: 'og:description', content: description},
  ],
  blog: {sidebar: {groupByYear: false}},
  announcementBar: {id: announcement.id, content: announcement.content},
  colorMode: {defaultMode: 'light', respectPrefersColorScheme: false},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  navbar: {title: identity.title, items: navbarItems},
  footer: {links: footerColumns, copyright: identity.copyright},
  prism: {
    // `src/css/code.css` colours code, in both modes.
    theme: {plain: {}, styles: []},
    additionalLanguages: ['bash', 'csharp', 'powershell'],
  },
} satisfies ThemeConfig;
