/** The nearest scrollable ancestor of an entry, unless that is the page itself. */
function scrollerOf(entry: Element): Element | null {
  let element = entry.parentElement;
  while (element && !/auto|scroll/.test(getComputedStyle(element).overflowY)) {
    element = element.parentElement;
  }
  return element === document.body || element === document.documentElement ? null : element;
}

/** Scrolls the list around an entry until the entry is visible. The page itself does not scroll. */
export function keepInView(entry: Element | null): void {
  const scroller = entry && scrollerOf(entry);
  if (!scroller) {
    return;
  }
  const [own, box] = [entry.getBoundingClientRect(), scroller.getBoundingClientRect()];
  if (own.top < box.top || own.bottom > box.bottom) {
    scroller.scrollTop += own.top - box.top - scroller.clientHeight / 3;
  }
}
