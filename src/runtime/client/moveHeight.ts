/** More content takes longer, but less than proportionally, because the eye follows the edge and not the area. */
export function durationFor(height: number): number {
  if (height <= 0) {
    return 0;
  }
  const steps = height / 36;
  return Math.round((4 + 15 * steps ** 0.25 + steps / 5) * 10);
}

/** Opens or closes with an animated height, or at once if the reader prefers reduced motion. */
export function moveHeight(details: HTMLDetailsElement, content: HTMLElement): void {
  const opens = !details.open || details.dataset.closing !== undefined;
  for (const animation of content.getAnimations()) {
    animation.cancel();
  }
  delete details.dataset.closing;
  details.open = true;

  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    details.open = opens;
    return;
  }
  const height = content.offsetHeight;
  const closed = {height: '0', overflow: 'hidden'};
  const open = {height: `${height}px`, overflow: 'hidden'};
  const animation = content.animate(opens ? [closed, open] : [open, closed], {
    duration: durationFor(height),
    easing: 'ease-in-out',
  });
  if (!opens) {
    details.dataset.closing = '';
    animation.onfinish = () => {
      delete details.dataset.closing;
      details.open = false;
    };
  }
}
