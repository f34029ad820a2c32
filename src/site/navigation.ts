import type {UserThemeConfig} from '@docusaurus/theme-common';
import {contactPath, type OutsideLink, type OutsideLinks} from './links';

type NavbarItems = NonNullable<NonNullable<UserThemeConfig['navbar']>['items']>;
type FooterColumns = NonNullable<NonNullable<UserThemeConfig['footer']>['links']>;

/** The page that is pinned at the top of every sidebar and menu. */
export const emergency = {docId: 'session/emergency', label: 'Emergency release', path: '/wiki/session/emergency'};

/** As an item of a sidebar outside the wiki. */
export const emergencyItem = {
  type: 'link',
  label: emergency.label,
  href: emergency.path,
  className: 'pinned',
} as const;

/** The list of all pages, which also replaces the search where scripts are off. */
export const allPagesPath = '/all-pages';

/** Until its address is confirmed, a place is a link to a page of this site. */
function outside({label, href, isOpen}: OutsideLink) {
  return isOpen ? {label, to: href} : {label, href};
}

/** Only shown if there is a second locale. */
const localeSwitcher = {type: 'localeDropdown', position: 'right'} as const;

/** Only shown for docs sections with several versions. */
function versionList(docsPluginId: string) {
  return {type: 'docsVersionDropdown', position: 'right', docsPluginId} as const;
}

export function navbarItems(links: OutsideLinks, locales: string[], versionedDocs: string[]) {
  return [
    {label: 'Wiki', to: '/wiki', position: 'left'},
    {label: 'Changelog', to: '/changelog/emlalock', position: 'left'},
    {label: 'API docs', to: '/docs/api', position: 'left'},
    {...outside(links.website), position: 'right'},
    // Never active: until its address is confirmed it points to the contact page and would be highlighted there.
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
