import {defineConfig} from '@playwright/test';
import {variants, variantsDir} from './scripts/variants.mjs';
import {server, shared} from './tests/support/playwright';

/** Specs of the speed layer itself, and specs of what is the same in every build: all pages, and the feeds. */
const onlyWithSpeed = ['speed/**', 'every*.spec.ts', 'read*.spec.ts', 'e2e/feeds.spec.ts', 'e2e/hydration.spec.ts'];

/** With the hash router pages are not hydrated, and versions only add more pages of the same kinds. */
function isOfOtherPages(name: string): boolean {
  return ['hash', 'versions'].includes(name);
}

/**
 * Each variant of the build has a server and a spec with the same name. Without the speed layer, the site must behave
 * as with it.
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
          grepInvert: /@deferral|@worker/,
        }
      : {testMatch: [`variants/${name}*.spec.ts`, ...(isOfOtherPages(name) ? [] : ['variants/hydration.spec.ts'])]}),
    use: {baseURL: `http://127.0.0.1:${port}`},
  })),
  webServer: variants.map(({name, port, environment}) => server({dir: `${variantsDir}/${name}`, port, environment})),
});
