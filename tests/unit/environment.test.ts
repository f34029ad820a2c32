import {expect, onTestFinished, test, vi} from 'vitest';
import {identity} from '../../src/site/identity';

test.each([
  [{SITE_URL: 'https://docs.example.org', BASE_URL: '/help/'}, 'https://docs.example.org/help/'],
  [{SITE_URL: '', BASE_URL: ''}, `${identity.defaultUrl}/`],
])('with %j the address of the site is %s', async (given, address) => {
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  Object.entries(given).forEach((variable) => vi.stubEnv(...variable));
  vi.resetModules();
  const {config} = await import('../../docusaurus.config');
  expect(config.url + config.baseUrl).toBe(address);
  expect(address, 'src/site/identity.ts').toMatch(/^https:/);
});
