// Plain JavaScript, because the check of the API description runs without a compiler.

const form = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Why a text is not a calendar day, or null if it is one. `Date` alone would read 30 February as 2 March.
 * @param {string} text
 * @returns {string | null}
 */
export function faultOfDay(text) {
  if (!form.test(text)) {
    return `"${text}" is not written as year, month and day, such as 2026-01-31`;
  }
  const day = new Date(`${text}T00:00:00Z`);
  const isReal = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
  return isReal ? null : `"${text}" is no day of the calendar`;
}

const hour = 3_600_000;

/** The largest offset of a time zone from UTC. */
const ahead = 14 * hour;

/**
 * Why a day cannot have begun yet anywhere in the world, or null if it can.
 * @param {string} day
 * @returns {string | null}
 */
export function faultOfFuture(day) {
  const now = Date.now();
  const [today, latest] = [now, now + ahead].map((time) => new Date(time).toISOString().slice(0, 10));
  return latest !== undefined && day > latest ? `"${day}" lies in the future: today is ${today}` : null;
}
