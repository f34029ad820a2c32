/**
 * Takes the items of a list in order, this many at a time.
 * @template {object} T
 * @param {readonly T[]} items
 * @param {number} atOnce
 * @param {(item: T) => Promise<void>} take
 */
export async function takeAll(items, atOnce, take) {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item; item = waiting.shift()) {
      await take(item);
    }
  };
  await Promise.all(Array.from({length: atOnce}, worker));
}
