import type {Props} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {writeRedirects} from '../../src/after/hosts';
import {redirects} from '../../src/site/redirects';

test.each([
  ['whose page is there again', [...redirects.map(({to}) => to), redirects[0]?.from ?? '']],
  ['to a page that is not there', []],
])('an old address %s stops the build', async (_, routesPaths) => {
  const i18n = {currentLocale: 'en', localeConfigs: {}};
  const props = {outDir: '/nowhere', routesPaths, baseUrl: '/', siteConfig: {url: 'https://docs.example'}, i18n};
  await expect(writeRedirects(props as unknown as Props)).rejects.toThrow(
    /^src\/site\/redirects.ts: .* cannot lead to/,
  );
});
