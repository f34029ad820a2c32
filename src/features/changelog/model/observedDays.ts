import {formatDay} from '../../../site/dates';
import {sightings, type Observation} from './observations';

/** The observations of one day. */
export type ObservedDay = {date: string; when: string; things: Observation[]};

/** Groups observations by day and kind of sighting, in their order. */
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

/** Turns the phrase into a sentence for a list item. Names of the API keep their case. */
export function asSentence(what: string): string {
  return what.charAt(0).toUpperCase() + what.slice(1);
}
