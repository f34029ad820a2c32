// Opens and closes sections with an animated height.
import {onPress} from './events';

/** The framework's formula: more content takes longer, but less than proportionally, because the eye follows the edge and not the area. */
function durationFor(height: number): number {
  const steps = height / 36;
  return (4 + 15 * steps ** 0.25 + steps / 5) * 10;
}

export function details(): void {
  onPress('details:not([data-light-dropdown]) > summary', ({parentElement: details}, event) => {
    const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (isReduced || !(details instanceof HTMLDetailsElement)) {
      return;
    }
    event.preventDefault();
    // In the middle of a movement, the next one begins where it is.
    const from = details.offsetHeight;
    details.getAnimations().forEach((movement) => {
      movement.cancel();
    });
    details.open = !details.open;
    const to = details.offsetHeight;
    // A section is closed at once, and its content is seen until the movement ends.
    details.setAttribute('data-light-moving', '');
    const frames = {height: [`${from}px`, `${to}px`], overflow: ['clip', 'clip']};
    const movement = details.animate(frames, {duration: durationFor(Math.abs(to - from)), easing: 'ease-in-out'});
    movement.onfinish = () => {
      details.removeAttribute('data-light-moving');
    };
  });
}
