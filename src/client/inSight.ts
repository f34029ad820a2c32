import {whenIdle} from '../early/idle';

/** Where the links that have not been seen yet lead to. */
const addresses = new WeakMap<Element, string>();

const observer = new IntersectionObserver((entries) => {
  for (const {isIntersecting, target} of entries) {
    const address = addresses.get(target);
    if (isIntersecting && address !== undefined) {
      observer.unobserve(target);
      // One by one: many links come into sight at once, and to find what a page needs takes a phone a while.
      whenIdle(() => {
        void window.docusaurus.prefetch(address);
      });
    }
  }
});

/** Has the page that a link leads to fetched ahead once the link is in sight. */
export function watch(link: Element, address: string): void {
  addresses.set(link, address);
  observer.observe(link);
}
