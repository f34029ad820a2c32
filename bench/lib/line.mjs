// A slow line that all answers share. It stands in the server and not in the browser, so that it also slows what the
// browser fetches ahead. What the browser calls urgent goes first, as a good host does it.
const tick = 4;

/** @typedef {{urgency: number, bytes: Buffer, sent: number, stream: import('node:stream').Writable}} Parcel */

/** @param {{delay: number, bytesPerSecond: number}} limits milliseconds before the first byte, and what passes then */
export function openLine({delay, bytesPerSecond}) {
  /** @type {Parcel[]} */
  let waiting = [];
  let last = performance.now();
  let allowed = 0;

  function pass() {
    const now = performance.now();
    // What was not used while nothing waited is lost.
    allowed = waiting.length === 0 ? 0 : allowed + ((now - last) * bytesPerSecond) / 1000;
    last = now;
    waiting = waiting.filter(({stream}) => !stream.destroyed);
    while (waiting.length > 0 && allowed >= 1) {
      const parcel = waiting.reduce((first, other) => (other.urgency < first.urgency ? other : first));
      const end = Math.min(parcel.bytes.length, parcel.sent + Math.min(1400, Math.ceil(allowed)));
      parcel.stream.write(parcel.bytes.subarray(parcel.sent, end));
      allowed -= end - parcel.sent;
      parcel.sent = end;
      // The others of the same urgency have their turn.
      waiting = waiting.filter((other) => other !== parcel);
      if (end === parcel.bytes.length) {
        parcel.stream.end();
      } else {
        waiting.push(parcel);
      }
    }
  }

  const timer = setInterval(pass, tick);
  return {
    /** @param {import('node:stream').Writable} stream @param {Buffer} bytes @param {number} urgency */
    send(stream, bytes, urgency) {
      setTimeout(() => waiting.push({stream, bytes, urgency, sent: 0}), delay);
    },
    close() {
      clearInterval(timer);
    },
  };
}

/** A line that costs nothing. */
export function openFastLine() {
  return {
    /** @param {import('node:stream').Writable} stream @param {Buffer} bytes */
    send(stream, bytes) {
      stream.end(bytes);
    },
    close() {
      // Nothing is open.
    },
  };
}
