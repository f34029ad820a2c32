// cspell:ignore smaps
// What a build takes, with all the processes that it starts. Reads /proc, so this works on Linux only.
import {readdirSync, readFileSync} from 'node:fs';

const interval = 200;
/** A process that has grown by less than this is not looked at again: that costs the build time. */
const growth = 1.02;
/** The kernel counts processor time in these. */
const ticksPerSecond = 100;

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process has ended meanwhile.
    return '';
  }
}

/** Fields of `/proc/N/stat` after the name, which may hold spaces. @param {number} id */
function statOf(id) {
  const fields = read(`/proc/${id}/stat`).split(') ').at(-1)?.split(' ') ?? [];
  return {parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12])};
}

/** @param {number} first */
function treeOf(first) {
  const ids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const stats = new Map(ids.map((id) => [id, statOf(id)]));
  const tree = new Set([first]);
  // Children have mostly higher numbers than their parents, but not when the numbers begin anew.
  for (let before = 0; before !== tree.size;) {
    before = tree.size;
    stats.forEach(({parent}, id) => tree.has(parent) && tree.add(id));
  }
  return [...tree].map((id) => ({id, ticks: stats.get(id)?.ticks ?? 0}));
}

/** The memory of a process, with all that it has in common with others, in kilobytes. @param {number} id */
function residentOf(id) {
  return Number(/^VmRSS:\s+(\d+)/m.exec(read(`/proc/${id}/status`))?.[1] ?? 0);
}

/**
 * The same with its share only of what it has in common with others. The kernel goes through all pages for this, and the
 * process that wants more memory meanwhile has to wait.
 * @param {number} id
 */
function memoryOf(id) {
  return Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${id}/smaps_rollup`))?.[1] ?? 0);
}

/**
 * @param {(started: (id: number) => void) => Promise<void>} act
 * @returns {Promise<{seconds: number, processorSeconds: number, peakMegabytes: number}>}
 */
export async function measureTree(act) {
  /** @type {Map<number, number>} */
  const ticks = new Map();
  let peak = 0;
  let seen = 0;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const begin = performance.now();
  try {
    await act((first) => {
      timer = setInterval(() => {
        const tree = treeOf(first);
        tree.forEach((one) => ticks.set(one.id, Math.max(ticks.get(one.id) ?? 0, one.ticks)));
        const sum = (/** @type {(id: number) => number} */ memory) => tree.reduce((all, {id}) => all + memory(id), 0);
        const resident = sum(residentOf);
        if (resident > seen * growth) {
          seen = resident;
          peak = Math.max(peak, sum(memoryOf));
        }
      }, interval);
    });
  } finally {
    clearInterval(timer);
  }
  return {
    seconds: (performance.now() - begin) / 1000,
    processorSeconds: [...ticks.values()].reduce((sum, count) => sum + count, 0) / ticksPerSecond,
    peakMegabytes: peak / 1024,
  };
}
