import {translate} from '@docusaurus/Translate';
/** The name and the identity of this site. Everything that mentions the site or the service reads it here. */
export const identity = {
  title: 'EmlaLock',
  tagline: translate({id: 'site.tagline', message: 'Easy online keyholding'}),
  description: translate({
    id: 'site.description',
    message:
      'Documentation of EmlaLock for wearers, holders and people who build on its API: wiki, API reference, changelog and blog.',
  }),
  defaultUrl: 'https://about.emlalock.com',
  defaultBaseUrl: '/',
  defaultLocale: 'en-GB',
  team: translate({id: 'site.team', message: 'EmlaLock documentation team', description: 'The author in feeds'}),
  copyright: 'Copyright © 2025 EmlaLock',
} as const;
