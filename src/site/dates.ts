const month = new Intl.DateTimeFormat('en-GB', {timeZone: 'UTC', month: 'long', year: 'numeric'});

/** `2025-10` is October 2025, in every time zone. */
export function formatMonth(date: string): string {
  return month.format(new Date(date));
}
