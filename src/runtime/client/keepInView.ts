/** The list that scrolls in itself around an entry, if there is one. */
function scrollerOf(entry: Element): Element | null {
  let element = entry.parentElement;
  while (element && !/auto|scroll/.test(getComputedStyle(element).overflowY)) {
    element = element.parentElement;
  }
  return element === document.body || element === document.documentElement ? null : element;
}

/** Scrolls the list around an entry so far that it can be seen. The page itself stays where it is. */
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
