import type {UserThemeConfig} from '@docusaurus/theme-common';
import {contactPath, linkTo} from './links';

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

/** Only shown if there is a second locale. */
const localeSwitcher = {type: 'localeDropdown', position: 'right'} as const;

/** Only shown for docs sections with several versions. */
function versionList(docsPluginId: string) {
  return {type: 'docsVersionDropdown', position: 'right', docsPluginId} as const;
}

export function navbarItems(locales: string[], versionedDocs: string[]) {
  return [
    {label: 'Wiki', to: '/wiki', position: 'left'},
    {label: 'Changelog', to: '/changelog/emlalock', position: 'left'},
    {label: 'API docs', to: '/docs/api', position: 'left'},
    {...linkTo('website'), position: 'right'},
    // Never active: until its address is confirmed it points to the contact page and would be highlighted there.
    {...linkTo('codeHost'), activeBaseRegex: '^$', position: 'right'},
    ...versionedDocs.map(versionList),
    ...(locales.length > 1 ? [localeSwitcher] : []),
  ] satisfies NavbarItems;
}

export const footerColumns = [
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
    items: [linkTo('chat'), linkTo('social'), linkTo('community')],
  },
] satisfies FooterColumns;

/** The emergency page as one file, which readers can save. */
export const savedEmergencyPage = 'emergency-release.html';
