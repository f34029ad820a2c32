import type {Observation} from '../model/observations';

function daysBetween(one: string, two: string): number {
  return Math.abs(Date.parse(one) - Date.parse(two)) / 86_400_000;
}

/** The date closest to a day; the older one in a tie. */
function closest(dates: readonly string[], day: string): string | undefined {
  return dates.toSorted().toSorted((one, two) => daysBetween(one, day) - daysBetween(two, day))[0];
}

/** The observations closer to this entry than to any other, so that each is listed on one page only. */
export function observationsAround(
  date: string,
  dates: readonly string[],
  observations: readonly Observation[],
): Observation[] {
  return observations.filter((observation) => closest(dates, observation.date) === date);
}
