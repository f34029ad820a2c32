import {afterEach, expect, test, vi} from 'vitest';
import {config as own} from '../../docusaurus.config';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test.each([
  ['SITE_URL', 'https://docs.example.org', 'url'],
  ['BASE_URL', '/help/', 'baseUrl'],
] as const)('%s changes the address of the site, and nothing where it is empty', async (name, value, key) => {
  vi.stubEnv(name, value);
  vi.resetModules();
  const changed = await import('../../docusaurus.config');
  expect(changed.config[key]).toBe(value);
  vi.stubEnv(name, '');
  vi.resetModules();
  const unchanged = await import('../../docusaurus.config');
  expect(unchanged.config[key]).toBe(own[key]);
});
