// Replaces the theme's progress bar: same events, but our timing, and nothing for screen readers to announce.
import type {ClientModule} from '@docusaurus/types';
import styles from './progressBar.module.css';

const delay = 1000;
const minimum = 0.08;
const speed = 200;
const trickle = 0.02;
const trickleEvery = 800;

/** The bar stops short of its end until the page is there. */
const ceiling = 0.994;

function createBar(): HTMLElement {
  const bar = document.createElement('div');
  bar.className = styles.bar ?? '';
  bar.ariaHidden = 'true';
  bar.dataset.progress = '';
  return document.body.appendChild(bar);
}

function show(bar: HTMLElement, progress: number): void {
  bar.dataset.progress = progress.toFixed(3);
  bar.style.transform = `scaleX(${progress})`;
}

let start = 0;
let tick = 0;
let end = 0;
let current: HTMLElement | null = null;

function stop(): void {
  window.clearTimeout(start);
  window.clearInterval(tick);
  window.clearTimeout(end);
}

function remove(): void {
  current?.remove();
  current = null;
}

function begin(): void {
  const bar = createBar();
  current = bar;
  let progress = minimum;
  show(bar, progress);
  tick = window.setInterval(() => {
    progress = Math.min(progress + trickle, ceiling);
    show(bar, progress);
  }, trickleEvery);
}

function finish(): void {
  stop();
  if (current) {
    show(current, 1);
    current.classList.add(styles.done ?? '');
    end = window.setTimeout(remove, speed);
  }
}

/** Removes the bar when loading has stopped, so that nothing seems to be in progress. */
export function haltProgress(): void {
  stop();
  remove();
}

const progressBar: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (previousLocation && location.pathname !== previousLocation.pathname) {
      stop();
      remove();
      start = window.setTimeout(begin, delay);
    }
    return undefined;
  },
  onRouteDidUpdate: finish,
};

export default progressBar;
