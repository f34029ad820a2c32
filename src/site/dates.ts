const options = {timeZone: 'UTC', month: 'long', year: 'numeric'} as const;
const day = new Intl.DateTimeFormat('en-GB', {...options, day: 'numeric'});
const month = new Intl.DateTimeFormat('en-GB', options);

/** `2025-10-26` is 26 October 2025, in every time zone. */
export function formatDay(date: string): string {
  return day.format(new Date(date));
}

/** `2025-10` is October 2025. */
export function formatMonth(date: string): string {
  return month.format(new Date(date));
}
