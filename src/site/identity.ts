/** The name and the identity of this site. Everything that mentions the site or the service reads it here. */
export const identity = {
  title: 'EmlaLock',
  tagline: 'Easy online keyholding',
  description:
    'Documentation of EmlaLock for wearers, holders and people who build on its API: wiki, API reference, changelog and blog.',
  defaultUrl: 'https://about.emlalock.com',
  defaultLocale: 'en-GB',
  team: 'EmlaLock documentation team',
  copyright: 'Copyright © 2025 EmlaLock',
};
