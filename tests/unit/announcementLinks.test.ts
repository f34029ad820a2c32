import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import announcementLinks from '../../src/build/announcementLinks';

test.each([
  ['/', false, '/wiki/faq#costs'],
  ['/help/', true, '/help/wiki/faq/#costs'],
])('on a site at %s, with slashes: %s, the announcement leads to %s', (baseUrl, trailingSlash, address) => {
  const siteConfig = {baseUrl, trailingSlash, future: {experimental_router: 'browser'}};
  const themeConfig = (link: string) => ({announcementBar: {content: `A <a href="${link}">word</a>.`}});
  const {translateThemeConfig} = announcementLinks({siteConfig} as LoadContext);
  const translated = translateThemeConfig?.({translationFiles: [], themeConfig: themeConfig('/wiki/faq#costs')});
  expect(translated).toEqual(themeConfig(address));
});
