import {defineConfig} from '@playwright/test';
import {variants, variantsDir} from './scripts/variants.mjs';
import {server, shared} from './tests/support/playwright';

/** Each variant has a server and a spec of its name, and may have more. */
export default defineConfig({
  ...shared('variants'),
  testDir: 'tests/variants',
  projects: variants.map(({name, port, specs = []}) => ({
    name,
    testMatch: [name, ...specs].map((spec) => `${spec}.spec.ts`),
    use: {baseURL: `http://127.0.0.1:${port}`},
  })),
  webServer: variants.map(({name, port, environment}) => server({dir: `${variantsDir}/${name}`, port, environment})),
});
