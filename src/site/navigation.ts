import type {UserThemeConfig} from '@docusaurus/theme-common';
import {contactPath, type OutsideLink, type OutsideLinks} from './links';

type NavbarItems = NonNullable<NonNullable<UserThemeConfig['navbar']>['items']>;
type FooterColumns = NonNullable<NonNullable<UserThemeConfig['footer']>['links']>;

/** The list of all pages, for readers who look over a whole, and where the search is without scripts. */
export const allPagesPath = '/all-pages';

/** An open address leads to a page of this site, which is navigated to like any other. */
function outside({label, href, isOpen}: OutsideLink) {
  return isOpen ? {label, to: href} : {label, href};
}

/** The locale switcher comes with the second locale. */
const localeSwitcher = {type: 'localeDropdown', position: 'right'} as const;

/** So does the list of versions of a docs section. */
function versionList(docsPluginId: string) {
  return {type: 'docsVersionDropdown', position: 'right', docsPluginId} as const;
}

export function navbarItems(links: OutsideLinks, locales: string[], versionedDocs: string[]) {
  return [
    {label: 'Wiki', to: '/wiki', position: 'left'},
    {label: 'Changelog', to: '/changelog/emlalock', position: 'left'},
    {label: 'API docs', to: '/docs/api', position: 'left'},
    {...outside(links.website), position: 'right'},
    // On the contact page it would otherwise count as the page being read.
    {...outside(links.codeHost), activeBaseRegex: '^$', position: 'right'},
    ...versionedDocs.map(versionList),
    ...(locales.length > 1 ? [localeSwitcher] : []),
  ] satisfies NavbarItems;
}

export function footerColumns(links: OutsideLinks) {
  return [
    {
      title: 'Content',
      items: [
        {label: 'Changelog', to: '/changelog/emlalock'},
        {label: 'API docs', to: '/docs/api'},
        {label: 'Wiki', to: '/wiki'},
        {label: 'Blog', to: '/blog'},
        {label: 'All pages', to: allPagesPath},
        {label: 'Glossary', to: '/glossary'},
        {label: 'How sure is this?', to: '/how-sure'},
        {label: 'Contact', to: contactPath},
        {label: 'Accessibility', to: '/accessibility'},
        {label: 'Privacy', to: '/privacy'},
        {label: 'Colophon', to: '/colophon'},
      ],
    },
    {
      title: 'Community',
      items: [outside(links.chat), outside(links.social), outside(links.community)],
    },
  ] satisfies FooterColumns;
}
