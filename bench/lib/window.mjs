// cspell:ignore mousemove mousedown mouseup
// A browser with a window on the screen named by DISPLAY, and a real mouse: only such a browser makes pages ahead of a press.
// Nothing drives it, so a script in each page reports what happened.
import {execFileSync, spawn} from 'node:child_process';
import {rmSync} from 'node:fs';
import path from 'node:path';
import {installedChromium} from './browser.mjs';
import {browserArguments} from './certificate.mjs';
import {placeOf, wait} from './device.mjs';
import {work} from './paths.mjs';
import {linkTo, visit} from './sites.mjs';

/** Reports the time from the press to the title, and the place of the next link. @param {Record<string, string>} links */
function observe(links) {
  const time = () => performance.timeOrigin + performance.now();
  const isPrerendered = 'prerendering' in document && document.prerendering === true;
  addEventListener('pointerup', () => {
    localStorage.setItem('released', String(time()));
  });
  /** @param {number} milliseconds */
  function report(milliseconds) {
    const {x, y} = placeOf(links[location.pathname.replace(/\/$/, '')] ?? 'h1');
    void fetch(`/bench?${[milliseconds, x, y, Number(isPrerendered)].join()}`);
  }
  function whenTitled() {
    if (document.querySelector('h1')) {
      setTimeout(() => setTimeout(report, 2000, time() - Number(localStorage.getItem('released'))));
    } else {
      requestAnimationFrame(whenTitled);
    }
  }
  const show = () => requestAnimationFrame(whenTitled);
  if (isPrerendered) {
    document.addEventListener('prerenderingchange', show);
  } else {
    show();
  }
}

/** @type {(numbers: number[]) => void} */
let onReport;
/** @returns {Promise<number[]>} */
const nextReport = () => new Promise((resolve) => (onReport = resolve));

/** @param {(route: string) => string} address @returns {import('./server.mjs').Probe} */
export function probeOf(address) {
  const links = visit.slice(1).map((route, index) => [visit[index], linkTo(address(route))]);
  return {
    script: `<script>${String(placeOf)}(${String(observe)})(${JSON.stringify(Object.fromEntries(links))})</script>`,
    report: (numbers) => {
      onReport(numbers.split(',').map(Number));
    },
  };
}

/**
 * @param {string} first the address of the first page
 * @param {number} rest milliseconds of the mouse on a link before it is pressed
 * @param {(row: string, value: number) => void} record
 */
export async function visitInWindow(first, rest, record) {
  const profile = path.join(work, 'profile');
  rmSync(profile, {recursive: true, force: true});
  const options = ['--no-first-run', '--no-sandbox', '--kiosk', '--window-position=0,0', '--window-size=1440,900'];
  let report = nextReport();
  const all = [...options, `--user-data-dir=${profile}`, ...browserArguments(), first];
  const browser = spawn(installedChromium() ?? '', all, {stdio: 'ignore'});
  const closed = new Promise((resolve) => browser.once('exit', resolve));
  for (let step = 1; step < visit.length; step += 1) {
    const [, x = 0, y = 0] = await report;
    report = nextReport();
    execFileSync('xdotool', ['mousemove', String(Math.round(x)), String(Math.round(y))]);
    await wait(rest);
    execFileSync('xdotool', ['mousedown', '1', 'sleep', '0.08', 'mouseup', '1', 'mousemove', '1', '899']);
    const [milliseconds = NaN, , , isPrerendered = NaN] = await report;
    record('press to title', milliseconds);
    record('made ahead (1) or not (0)', isPrerendered);
  }
  browser.kill();
  await closed;
  await wait(500);
}
