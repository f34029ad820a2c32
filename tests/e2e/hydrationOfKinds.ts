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

/** The number of tests that share all forms of address with all kinds of page. */
export const shares = 4;

type Share = {
  base: string;
  /** Which of the shares a test takes. */
  part: number;
};

function addressesOf({base, part}: Share): string[] {
  return formNames.flatMap((form, formIndex) =>
    kinds
      .filter((_, kindIndex) => (formIndex + kindIndex) % shares === part)
      .map((path) => inForm(form, base + path.slice(1), base)),
  );
}

/** Registers a test that opens every form of an address, each with its share of the kinds of page. */
export function hydrateShare(title: string, shareOf: (project: {name: string}) => Share): void {
  test.describe(() => {
    // The browser itself logs the status of a page that does not exist.
    test.use({
      viewport: {width: 390, height: 844},
      hasTouch: true,
      isMobile: true,
      expectedConsole: /404 \(Not Found\)/,
    });

    test(title, async ({page}) => {
      test.slow();
      const addresses = addressesOf(shareOf(test.info().project));
      expect(addresses).not.toEqual([]);
      expect(await hydrationFaults(page, addresses)).toEqual([]);
    });
  });
}
