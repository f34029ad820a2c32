// A slow connection shared by all responses. The server throttles instead of the browser, because DevTools does not
// throttle prefetches. Like a good host, it sends what the browser marks as urgent first.
const interval = 4;
const packet = 1400;

/** @typedef {import('node:stream').Writable} Writable */
/** @typedef {{urgency: number, bytes: Buffer, sent: number, stream: Writable}} Transfer */
/** @typedef {ReturnType<typeof slowConnection>} Connection */

/** @param {{delay: number, bytesPerSecond: number}} options milliseconds of a round trip, then the bandwidth */
export function slowConnection({delay, bytesPerSecond}) {
  /** @type {Transfer[]} */
  let queue = [];
  let last = performance.now();
  let budget = 0;

  function transmit() {
    const now = performance.now();
    // Unused bandwidth is not saved up.
    budget = queue.length === 0 ? 0 : budget + ((now - last) * bytesPerSecond) / 1000;
    last = now;
    queue = queue.filter(({stream}) => !stream.destroyed);
    while (queue.length > 0 && budget >= 1) {
      const next = queue.reduce((first, other) => (other.urgency < first.urgency ? other : first));
      const end = Math.min(next.bytes.length, next.sent + Math.min(packet, Math.ceil(budget)));
      next.stream.write(next.bytes.subarray(next.sent, end));
      budget -= end - next.sent;
      next.sent = end;
      // Moved to the end of the queue, so that transfers of the same urgency take turns.
      queue = queue.filter((other) => other !== next);
      if (end === next.bytes.length) {
        next.stream.end();
      } else {
        queue.push(next);
      }
    }
  }

  const timer = setInterval(transmit, interval);
  return {
    /** @param {Writable} stream @param {Buffer} bytes @param {number} urgency @param {number} roundTrips */
    send(stream, bytes, urgency, roundTrips) {
      setTimeout(() => queue.push({stream, bytes, urgency, sent: 0}), delay * roundTrips);
    },
    close() {
      clearInterval(timer);
    },
  };
}
