const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * A day as people write it: `2025-10-26` is 26 October 2025, whoever builds and wherever. By hand, because making the
 * browser's own formatter takes a phone longer than all else that a page needs to start.
 */
export function formatDay(date: string): string {
  const [year, month, day] = date.slice(0, 10).split('-').map(Number);
  return [day, months[(month ?? 0) - 1], year].join(' ');
}

/** The same without its year. */
export function formatDayOfYear(date: string): string {
  return formatDay(date).replace(/ \d+$/, '');
}
