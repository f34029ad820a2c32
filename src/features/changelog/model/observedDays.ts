import {formatDay} from '../../../site/dates';
import {sightings, type Observation} from './observations';

/** What was observed of one day. */
export type ObservedDay = {date: string; when: string; things: Observation[]};

/** The observations by day and kind of sighting, in the order in which they are given. */
export function groupByDay(observations: readonly Observation[]): ObservedDay[] {
  const days = new Map<string, ObservedDay>();
  for (const observation of observations) {
    const when = sightings[observation.sighting].replace('{day}', formatDay(observation.date));
    const day = days.get(when) ?? {date: observation.date, when, things: []};
    day.things.push(observation);
    days.set(when, day);
  }
  return [...days.values()];
}

/** As an item of a list. Names of the API keep their case. */
export function asSentence(what: string): string {
  return what.charAt(0).toUpperCase() + what.slice(1);
}
