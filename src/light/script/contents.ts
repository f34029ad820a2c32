// Marks the entry of the contents whose section is read, by the framework's rule: that of the first heading below the
// navbar, or of the one before it where it is in the lower half of the window.
import {targetOf} from './target';

const active = 'table-of-contents__link--active';

/** Keeps the entry in the middle of a list that is longer than the window. */
function follow(link?: Element): void {
  const list = document.querySelector('.theme-doc-toc-desktop');
  const [entry, frame] = [link?.getBoundingClientRect(), list?.getBoundingClientRect()];
  list?.scrollBy(0, entry && frame ? entry.top - frame.top - frame.height / 2 : -list.scrollTop);
}

const topOf = (element?: Element) => element?.getBoundingClientRect().top ?? Infinity;

/** The heading of the section that is read. */
function headingInView(headings: HTMLElement[]): HTMLElement | undefined {
  const {scrollY, innerHeight} = window;
  const start = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
  // A page can have two columns.
  const shown = headings.filter((heading) => heading.checkVisibility()).sort((a, b) => topOf(a) - topOf(b));
  const below = shown.filter((heading) => topOf(heading) >= Math.max(start, 0));
  const [next] = below;
  // The last headings of a page cannot come to the top, so there the one that was pressed counts.
  const asked = below.find((heading) => heading === targetOf(location.hash));
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  if (isAtEnd && topOf(asked) < innerHeight) {
    return asked;
  }
  return topOf(next) < innerHeight / 2 ? next : shown.at(-1 - below.length);
}

export function contents(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.table-of-contents__link')];
  const headings = new Map(links.map((link) => [link, targetOf(link.hash)]));
  function mark(): void {
    const current = headingInView([...headings.values()].filter((heading) => heading !== null));
    const marked = links.filter((link) => current && headings.get(link) === current);
    links.forEach((link) => link.classList.toggle(active, marked.includes(link)));
    follow(marked.at(-1));
  }
  // In the next frame, a section around a heading that was asked for is open, and the page is where it should be.
  const markSoon = () => requestAnimationFrame(mark);
  window.addEventListener('scroll', markSoon);
  window.addEventListener('hashchange', markSoon);
  markSoon();
}
