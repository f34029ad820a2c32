// Marks the entry of the contents list whose section is read.
import {targetOf} from './target';

const active = 'table-of-contents__link--active';
/** A heading counts from the upper third of the window on, and for as long as it is above. */
const rootMargin = '9999999px 0px -66% 0px';

/** Keeps the entry in view in a list that is longer than the window: above the first section, the list's beginning. */
function follow(link?: Element): void {
  const list = document.querySelector('.theme-doc-toc-desktop');
  const [entry, frame] = [link?.getBoundingClientRect(), list?.getBoundingClientRect()];
  if (list && !entry) {
    list.scrollTop = 0;
  } else if (list && entry && frame && (entry.top < frame.top || entry.bottom > frame.bottom)) {
    list.scrollTop += entry.top - frame.top - frame.height / 2;
  }
}

export function contents(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.table-of-contents__link')];
  const headings = new Map(links.map((link) => [link, targetOf(link.hash)]));
  const reached = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const {target, isIntersecting} of entries) {
        reached[isIntersecting ? 'add' : 'delete'](target);
      }
      const last = links.findLast((link) => reached.has(headings.get(link) ?? link));
      links.forEach((link) => link.classList.toggle(active, link === last));
      follow(last);
    },
    {rootMargin},
  );
  for (const heading of headings.values()) {
    if (heading) {
      observer.observe(heading);
    }
  }
}
