// The progress bar: that the document of the next page is awaited. Where the framework's router steps in place, its own bar
// runs, with the same constants but for the delay, which src/css/progress.css sets.

/** How long a page is awaited before the bar appears, and when it is given up, in milliseconds. */
const delay = 1000;
const longest = 60_000;

/** How the bar grows: from a beginning, by little steps, and never to the end by itself. */
const minimum = 0.08;
const trickle = 0.02;
const trickleSpeed = 800;
const most = 0.994;
/** The time of its movements, in milliseconds. */
const speed = 200;

let bar: HTMLElement | undefined;
let timers: number[] = [];

function show(progress: number): void {
  if (bar) {
    bar.style.scale = `${progress} 1`;
  }
}

function begin(): void {
  bar = document.createElement('div');
  bar.setAttribute('id', 'page-progress');
  bar.setAttribute('role', 'presentation');
  bar.style.transitionDuration = `${speed}ms`;
  document.body.append(bar);
  let progress = minimum;
  show(progress);
  timers.push(
    window.setInterval(() => {
      progress = Math.min(progress + Math.random() * trickle, most);
      show(progress);
    }, trickleSpeed),
  );
}

/** Ends the waiting, with the bar complete if the page has come. */
export function stopProgress(): void {
  timers.forEach((timer) => {
    window.clearTimeout(timer);
  });
  timers = [];
  show(1);
  const complete = bar;
  bar = undefined;
  window.setTimeout(() => complete?.remove(), speed);
}

/** Begins to wait for a page. */
export function awaitPage(): void {
  stopProgress();
  timers.push(window.setTimeout(begin, delay), window.setTimeout(stopProgress, longest));
}
