/** The name and the identity of this site. Everything that mentions the site or the service reads it here. */
export const identity = {
  title: 'EmlaLock',
  tagline: 'Easy online keyholding',
  defaultUrl: 'https://about.emlalock.com',
  /** The first is that of the pages without a prefix. With a second one, the navbar has a choice of them. */
  locales: ['en-GB'] as [string, ...string[]],
  team: 'EmlaLock documentation team',
  copyright: 'Documentation of EmlaLock. Copyright © 2025 EmlaLock',
};

export const description =
  'Documentation of EmlaLock, an online keyholding service: guides for wearers and holders, emergency release, and the API for developers.';
