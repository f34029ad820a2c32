// Moves the progress bar of src/theme/ProgressBar: the document of the next page is awaited. Where the framework's router
// steps in place, its own bar runs, with the same constants but for the delay, which src/css/progress.css sets.

/** How long a page is awaited before the bar appears, and when it is given up, in milliseconds. */
const delay = 1000;
const longest = 60_000;

/** How the bar grows: from a beginning, by little steps, and never to the end by itself. */
const minimum = 0.08;
const trickle = 0.02;
const trickleSpeed = 800;
const most = 0.994;

let timers: number[] = [];

function show(progress: number | null): void {
  const bar = document.getElementById('page-progress');
  if (bar) {
    bar.hidden = progress === null;
    bar.style.scale = `${progress ?? 0} 1`;
  }
}

function begin(): void {
  let progress = minimum;
  show(progress);
  const grow = () => {
    progress = Math.min(progress + trickle, most);
    show(progress);
  };
  timers.push(window.setInterval(grow, trickleSpeed));
}

/** Begins to wait for a page. */
export function awaitPage(): void {
  giveUp();
  timers = [window.setTimeout(begin, delay), window.setTimeout(giveUp, longest)];
}

/** Ends the waiting. */
export function giveUp(): void {
  for (const timer of timers) {
    window.clearTimeout(timer);
  }
  show(null);
}
