import type {UserThemeConfig} from '@docusaurus/theme-common';
import type {OutsideLink, OutsideLinks} from './links';

type NavbarItems = NonNullable<NonNullable<UserThemeConfig['navbar']>['items']>;
type FooterColumns = NonNullable<NonNullable<UserThemeConfig['footer']>['links']>;

/** The list of all pages, for readers who look over a whole, and where the search is without scripts. */
export const allPagesPath = '/all-pages';

function outside({label, href}: OutsideLink) {
  return {label, href};
}

/** The locale switcher comes with the second locale. */
const localeSwitcher = {type: 'localeDropdown', position: 'right'} as const;

export function navbarItems(links: OutsideLinks, locales: string[]) {
  return [
    {label: 'Wiki', to: '/wiki', position: 'left'},
    {label: 'Changelog', to: '/changelog/emlalock', position: 'left'},
    {label: 'API docs', to: '/docs/api', position: 'left'},
    {...outside(links.website), position: 'right'},
    {...outside(links.codeHost), position: 'right'},
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
