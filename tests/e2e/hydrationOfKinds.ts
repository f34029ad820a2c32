import {formNames, inForm} from '../support/addressForms';
import {expect} from './fixtures';
import {hydrationFaults} from './hydration';
import {test} from './plainHost';

/** The parts of the framework that make pages, each once: frames, lists, tabs, forms, and the page that stands for none. */
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

/** Goes through all forms of the address of each kind of page, below the base path of the project. */
export function hydrateKinds(baseOf: (project: {name: string}) => string = () => '/'): void {
  // The browser itself reports the status of a page that does not exist.
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true, expectedConsole: /404 \(Not Found\)/});

  for (const form of formNames) {
    test(`an address ${form} is hydrated as the page that it is`, async ({page}) => {
      const base = baseOf(test.info().project);
      const addresses = kinds.map((path) => inForm(form, base + path.slice(1), base));
      expect(await hydrationFaults(page, addresses)).toEqual([]);
    });
  }
}
