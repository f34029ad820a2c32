// Opens and closes the sections of src/theme/Details with an animated height.
import {onPress} from './press';

/** More content takes longer, but less than proportionally, because the eye follows the edge and not the area. */
function durationFor(height: number): number {
  const steps = height / 36;
  return (4 + 15 * steps ** 0.25 + steps / 5) * 10;
}

onPress('details[data-site-animated] > summary', ({parentElement: details, nextElementSibling: content}, event) => {
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isReduced || !(details instanceof HTMLDetailsElement) || !(content instanceof HTMLElement)) {
    return;
  }
  event.preventDefault();
  const isOpening = !details.open;
  content.getAnimations().forEach((animation) => {
    animation.cancel();
  });
  details.open = true;
  const height = content.offsetHeight;
  const heights = ['0', `${height}px`];
  const frames = {height: isOpening ? heights : heights.toReversed(), overflow: ['hidden', 'hidden']};
  content.animate(frames, {duration: durationFor(height), easing: 'ease-in-out'}).onfinish = () => {
    details.open = isOpening;
  };
});
