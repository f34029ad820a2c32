import {expect, onTestFinished, test, vi} from 'vitest';
import {identity} from '../../src/site/identity';

test.each([
  ['https://docs.example.org', 'https://docs.example.org'],
  ['', identity.defaultUrl],
])('with SITE_URL “%s” the address of the site is %s', async (given, url) => {
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  vi.stubEnv('SITE_URL', given);
  vi.resetModules();
  const {config} = await import('../../docusaurus.config');
  expect(config.url).toBe(url);
});
