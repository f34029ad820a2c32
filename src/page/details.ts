// Opens and closes the sections of src/theme/Details with an animated height.
import {onPress} from './press';

/** More content takes longer, but less than proportionally, because the eye follows the edge and not the area. */
function durationFor(height: number): number {
  const steps = height / 36;
  return height > 0 ? Math.round((4 + 15 * steps ** 0.25 + steps / 5) * 10) : 0;
}

function move(details: HTMLDetailsElement, content: HTMLElement, isOpening: boolean): void {
  details.open = true;
  const height = content.offsetHeight;
  const closed = {height: '0', overflow: 'hidden'};
  const open = {height: `${height}px`, overflow: 'hidden'};
  details.toggleAttribute('data-closing', !isOpening);
  content.animate(isOpening ? [closed, open] : [open, closed], {
    duration: durationFor(height),
    easing: 'ease-in-out',
  }).onfinish = () => {
    details.open = isOpening;
    details.removeAttribute('data-closing');
  };
}

onPress('details[data-animated] > summary', ({parentElement: details, nextElementSibling: content}, event) => {
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isReduced || !(details instanceof HTMLDetailsElement) || !(content instanceof HTMLElement)) {
    return;
  }
  event.preventDefault();
  content.getAnimations().forEach((animation) => {
    animation.cancel();
  });
  move(details, content, !details.open || details.hasAttribute('data-closing'));
});
