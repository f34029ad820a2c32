import {expect, onTestFinished, test, vi} from 'vitest';
import {identity} from '../../src/site/identity';

async function configIn(environment: Record<string, string>) {
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  Object.entries(environment).forEach((variable) => vi.stubEnv(...variable));
  vi.resetModules();
  const {config} = await import('../../docusaurus.config');
  return config;
}

test.each([
  [{SITE_URL: 'https://docs.example.org', BASE_URL: '/help/'}, 'https://docs.example.org/help/'],
  [{SITE_URL: '', BASE_URL: ''}, `${identity.defaultUrl}/`],
])('with %j the address of the site is %s', async (given, address) => {
  const {url, baseUrl} = await configIn(given);
  expect(url + baseUrl).toBe(address);
  expect(address, 'src/site/identity.ts').toMatch(/^https:/);
});

test('two sites on one host keep the choices of their readers apart', async () => {
  const {storage: first} = await configIn({BASE_URL: '/help/'});
  const {storage: second} = await configIn({BASE_URL: '/preview/'});
  expect(first?.namespace).not.toBe(second?.namespace);
});
