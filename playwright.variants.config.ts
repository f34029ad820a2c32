import {defineConfig} from '@playwright/test';
import {variants, variantsDir} from './scripts/variants.mjs';
import {server, shared} from './tests/support/playwright';

const coreSpecs = ['docsPage', 'home', 'mobileMenu', 'operationPage', 'routeChange', 'searchResults'];

/** Each variant has a server and specs of its name. Without the speed layer, the site must behave as with it. */
export default defineConfig({
  ...shared('variants'),
  testDir: 'tests',
  projects: variants.map(({name, port}) => ({
    name,
    testMatch: name === 'withoutSpeed' ? coreSpecs.map((spec) => `e2e/${spec}.spec.ts`) : `variants/${name}*.spec.ts`,
    use: {baseURL: `http://127.0.0.1:${port}`},
  })),
  webServer: variants.map(({name, port, environment}) => server({dir: `${variantsDir}/${name}`, port, environment})),
});
