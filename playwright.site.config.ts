import {defineConfig} from '@playwright/test';
import {sitesOf} from './tests/support/playwright';

/** Each site of a dozen pages has a spec of its name. */
export default defineConfig(sitesOf('site', 'tests/site', 'site'));
