import {defineConfig} from '@playwright/test';
import {variants, variantsDir} from './scripts/variants.mjs';
import {server, shared} from './tests/support/playwright';

/** Specs about the speed layer itself, and those that go through all pages, which are the same in each build. */
const onlyWithSpeed = ['speed/**', 'every*.spec.ts', 'read*.spec.ts', 'e2e/hydration.spec.ts'];

/** The hash router's page is not hydrated, and versions are other pages of the same kinds. */
function isOfOtherPages(name: string): boolean {
  return ['hash', 'versions'].includes(name);
}

/**
 * Each variant of the build has a server and a spec of its own name; without the speed layer, the site behaves as with it.
 */
export default defineConfig({
  ...shared('variants'),
  testDir: 'tests',
  projects: variants.map(({name, port}) => ({
    name,
    ...(name === 'withoutSpeed'
      ? {
          testMatch: ['e2e/**/*.spec.ts', 'variants/hydration.spec.ts'],
          testIgnore: onlyWithSpeed,
          grepInvert: /@deferral/,
        }
      : {testMatch: [`variants/${name}*.spec.ts`, ...(isOfOtherPages(name) ? [] : ['variants/hydration.spec.ts'])]}),
    use: {baseURL: `http://127.0.0.1:${port}`},
  })),
  webServer: variants.map(({name, port, environment}) => server({dir: `${variantsDir}/${name}`, port, environment})),
});
