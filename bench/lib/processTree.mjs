// cspell:ignore smaps
// Measures the cost of a build including all its processes. Reads /proc, so it works on Linux only.
import {readdirSync, readFileSync} from 'node:fs';

const interval = 200;
/** Exact memory is only read after it has grown by this factor, because reading it slows the build down. */
const growth = 1.02;
/** The unit in which the kernel counts processor time. */
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

/** @param {number} id */
function statOf(id) {
  // Fields are counted after the name, because the name may contain spaces.
  const fields = read(`/proc/${id}/stat`).split(') ').at(-1)?.split(' ') ?? [];
  return {parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12])};
}

/** @param {number} first @returns {{id: number, ticks: number}[]} this process and all that descend from it */
function treeOf(first) {
  const ids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const stats = new Map(ids.map((id) => [id, statOf(id)]));
  const tree = new Set([first]);
  // Repeated until nothing is added: a child can have a lower id than its parent.
  for (let size = 0; size !== tree.size;) {
    size = tree.size;
    stats.forEach(({parent}, id) => tree.has(parent) && tree.add(id));
  }
  return [...tree].map((id) => ({id, ticks: stats.get(id)?.ticks ?? 0}));
}

/** Kilobytes, counting shared memory in full. Quick to read. @param {number} id */
function residentOf(id) {
  return Number(/^VmRSS:\s+(\d+)/m.exec(read(`/proc/${id}/status`))?.[1] ?? 0);
}

/** Kilobytes, counting only its share of shared memory. Slow to read. @param {number} id */
function proportionalOf(id) {
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
  let mostResident = 0;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const start = performance.now();
  try {
    await act((first) => {
      timer = setInterval(() => {
        const tree = treeOf(first);
        tree.forEach((one) => ticks.set(one.id, Math.max(ticks.get(one.id) ?? 0, one.ticks)));
        const sum = (/** @type {(id: number) => number} */ memory) => tree.reduce((all, {id}) => all + memory(id), 0);
        const resident = sum(residentOf);
        if (resident > mostResident * growth) {
          mostResident = resident;
          peak = Math.max(peak, sum(proportionalOf));
        }
      }, interval);
    });
  } finally {
    clearInterval(timer);
  }
  return {
    seconds: (performance.now() - start) / 1000,
    processorSeconds: [...ticks.values()].reduce((sum, count) => sum + count, 0) / ticksPerSecond,
    peakMegabytes: peak / 1024,
  };
}
