import type {MultiColumnFooter, UserThemeConfig} from '@docusaurus/theme-common';
import {identity} from './identity';
import {contactPath, linkTo} from './links';
import {sectionIds, sections, type SectionId} from './sections';

type NavbarItems = NonNullable<NonNullable<UserThemeConfig['navbar']>['items']>;

/** The page that every navbar and every menu leads to. */
const docId = 'session/emergency';
export const emergency = {docId, path: `/${sections.wiki.path}/${docId}`};

/** The list of all pages, which also replaces the search where scripts are off. */
export const allPagesPath = '/all-pages';

/** Links to sections, by their place in one of the menus. */
function sectionLinks(placeOf: (id: SectionId) => number | null) {
  return sectionIds
    .filter((id) => placeOf(id) !== null)
    .toSorted((one, two) => (placeOf(one) ?? 0) - (placeOf(two) ?? 0))
    .map((id) => ({label: sections[id].menuLabel, to: `/${sections[id].path}`}));
}

export const navbarItems = [
  // A section's link is marked on all its pages, so it must not say that it leads to the current one.
  ...sectionLinks((id) => sections[id].navbar).map((link) => ({
    ...link,
    'aria-current': 'true',
    position: 'left' as const,
  })),
  // Green, and on a phone in reach of the thumb, see src/css/navbar.css.
  {label: 'Emergency release', to: emergency.path, className: 'site-way-out', position: 'right'},
  {...linkTo('website'), position: 'right'},
  // Never active: until its address is confirmed it points to the contact page and would be highlighted there.
  {...linkTo('code-host'), activeBaseRegex: '^$', position: 'right'},
  ...(identity.locales.length > 1 ? [{type: 'localeDropdown' as const, position: 'right' as const}] : []),
] satisfies NavbarItems;

export const footerColumns = [
  {
    title: 'Content',
    items: [
      ...sectionLinks((id) => sections[id].footer),
      {label: 'Glossary', to: '/glossary'},
      {label: 'All pages', to: allPagesPath},
    ],
  },
  {
    title: 'About',
    items: [
      {label: 'How sure is this?', to: '/how-sure'},
      {label: 'Contact', to: contactPath},
      {label: 'Accessibility', to: '/accessibility'},
      {label: 'Privacy', to: '/privacy'},
      {label: 'Colophon', to: '/colophon'},
      linkTo('code-host'),
    ],
  },
  {
    title: 'Community',
    items: [linkTo('chat'), linkTo('social'), linkTo('community')],
  },
] satisfies MultiColumnFooter['links'];

/** The emergency page as one file, which readers can save. */
export const savedEmergencyPage = 'emergency-release.html';
