// Checks the days on which facts were last seen. Plain JavaScript, because the check of the description runs without a
// compiler.
import {isMap, LineCounter, parseDocument, visit} from 'yaml';
import {faultOfDay, faultOfFuture} from '../../../build/calendar.mjs';

const form = 'Write "x-seen: {on: 2026-01-31, where: an answer of the service}"';

/** @param {unknown} mark @param {unknown} seen @returns {string | null} */
function faultOf(mark, seen) {
  if (!isMap(seen) || typeof seen.get('where') !== 'string' || seen.items.length !== 2) {
    return `"x-seen" needs a day and a place, and nothing else. ${form}.`;
  }
  const day = String(seen.get('on'));
  const fault = faultOfDay(day) ?? faultOfFuture(day);
  if (fault) {
    return `"x-seen" names no day on which something can have been seen: ${fault}. ${form}.`;
  }
  return mark === 'undocumented'
    ? 'what nobody explains cannot be seen either: remove "x-seen", or raise "x-evidence".'
    : null;
}

/**
 * The first wrong day, with its line.
 * @param {string} yaml @returns {{line: number, message: string} | null}
 */
export function findSeenFault(yaml) {
  const lines = new LineCounter();
  /** @type {{line: number, message: string} | null} */
  let found = null;
  visit(parseDocument(yaml, {lineCounter: lines}), {
    Map(_, map) {
      const seen = map.items.find(({key}) => String(key) === 'x-seen');
      const message = seen ? faultOf(map.get('x-evidence'), seen.value) : null;
      if (seen && message) {
        const {range} = /** @type {import('yaml').Scalar} */ (seen.key);
        found = {line: lines.linePos(range?.[0] ?? 0).line, message};
        return visit.BREAK;
      }
      return undefined;
    },
  });
  return found;
}
