import {defineConfig} from '@playwright/test';
import {variants, variantsDir} from './scripts/variants.mjs';
import {server, shared} from './tests/support/playwright';

/** Specs of the speed layer itself. */
const ofTheLayer = ['speed/**', 'e2e/hydration.spec.ts'];

/**
 * Specs of what the layer cannot reach: the text of all pages, files beside them, what the host does with an address,
 * print styles, which `sameStyles` compares, and what React shows once it runs.
 */
const ofAllBuilds = [
  'every*',
  'read*',
  'apiPage',
  'changelog',
  'feeds',
  'hostilePaths',
  'onThePage',
  'pageTools',
  'print',
  'redirects',
  'requestBuilder*',
  'search{Faults,Keyboard,Results,Touch}',
  'timeConverter',
].map((name) => `e2e/${name}.spec.ts`);

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
          testIgnore: [...ofTheLayer, ...ofAllBuilds],
          grepInvert: /@deferral|@worker/,
        }
      : // With the hash router pages are not hydrated.
        {testMatch: [`variants/${name}*.spec.ts`, ...(name === 'hash' ? [] : ['variants/hydration.spec.ts'])]}),
    use: {baseURL: `http://127.0.0.1:${port}`},
  })),
  webServer: variants.map(({name, port, environment}) => server({dir: `${variantsDir}/${name}`, port, environment})),
});
