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
