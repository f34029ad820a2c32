import {defineConfig} from '@playwright/test';
import {sitesOf} from './tests/support/playwright';

/** Rare ways to build the site, each with the specs of its name. */
export default defineConfig(sitesOf('nightly', 'tests/nightly', 'variants'));
