import {formNames, inForm} from '../support/addressForms';
import {expect} from './fixtures';
import {hydrationFaults} from './hydration';
import {test} from './plainHost';

/** One page for each kind that the framework renders: layouts, lists, tabs, forms, and the not-found page. */
const kinds = [
  '/',
  '/wiki/profile',
  '/wiki/tags',
  '/docs/api/time/sub',
  '/changelog/emlalock/v1',
  '/blog',
  '/test-page',
  '/privacy',
  '/nothing-here',
];

type Site = {
  base: string;
  /**
   * Which of how many builds of the same pages this is. Each tests a part of the pages and forms, and together they
   * test all.
   */
  share?: {part: number; of: number};
};

/** Tests every form of address with every kind of page, below the base path of the project. */
export function hydrateKinds(siteOf: (project: {name: string}) => Site = () => ({base: '/'})): void {
  // The browser itself logs the status of a page that does not exist.
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true, expectedConsole: /404 \(Not Found\)/});

  for (const [formIndex, form] of formNames.entries()) {
    test(`an address ${form} is hydrated as the page that it is`, async ({page}) => {
      const {base, share = {part: 0, of: 1}} = siteOf(test.info().project);
      const addresses = kinds
        .filter((_, kindIndex) => (formIndex + kindIndex) % share.of === share.part)
        .map((path) => inForm(form, base + path.slice(1), base));
      expect(addresses).not.toEqual([]);
      expect(await hydrationFaults(page, addresses)).toEqual([]);
    });
  }
}
