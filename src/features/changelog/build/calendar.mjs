// Plain JavaScript, because the command that makes an entry runs without a compiler.

const form = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Why a text is no day of the calendar, or null if it is one. `Date` alone would take 30 February for 2 March.
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

/** The farthest that the day of a place is ahead of that of Greenwich. */
const ahead = 14 * hour;

/**
 * Why nothing can have happened on a day yet, or null if it can have.
 * @param {string} day
 * @returns {string | null}
 */
export function faultOfFuture(day) {
  const now = Date.now();
  const [today, latest] = [now, now + ahead].map((time) => new Date(time).toISOString().slice(0, 10));
  return latest !== undefined && day > latest ? `"${day}" lies in the future: today is ${today}` : null;
}
