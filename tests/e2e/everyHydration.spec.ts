import {formNames, inForm} from '../support/addressForms';
import {randomFrom} from '../support/random';
import {sitemapPaths} from '../support/site';
import {expect} from './fixtures';
import {hydrationFaults} from './hydration';
import {test} from './plainHost';

/** Decides which page is requested in which form. */
const seed = 20261122;
const groups = 6;

test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

const random = randomFrom(seed);
const addresses = sitemapPaths().map((path) => {
  const form = formNames[Math.floor(random() * formNames.length)] ?? 'with its ending';
  return inForm(form, path);
});

/** From the sitemap, so that new pages are covered automatically. */
for (let group = 0; group < groups; group += 1) {
  test(`hydration leaves every text where it is, part ${group + 1} of ${groups}`, async ({page}) => {
    const own = addresses.filter((_, index) => index % groups === group);
    expect(await hydrationFaults(page, own)).toEqual([]);
  });
}
