const dayOfYear = new Intl.DateTimeFormat('en-GB', {day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'});

/** A day as people write it: `2025-10-26` is 26 October 2025, whoever builds and wherever. */
export function formatDay(date: string): string {
  return dayOfYear.format(new Date(`${date}T00:00:00Z`));
}
