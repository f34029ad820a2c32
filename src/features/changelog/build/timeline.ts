import {translate} from '@docusaurus/Translate';
import {areas} from '../model/areas';
import {runs, unknownTag, type Run} from '../model/kinds';
import {formatDay} from '../../../site/dates';
import {observations, type Observation} from '../model/observations';
import {asSentence, groupByDay} from '../model/observedDays';
import type {Article} from '../../feeds/build/articles';
import {splitAtCode} from '../../../site/splitAtCode';
import type {TimelineItem, TimelineMarks, TimelineYear} from '../model/timeline';

type Dated = {date: string; item: TimelineItem};

const yearOf = (date: string) => date.slice(0, 4);

/**
 * The position of a date within its year, from 0 to 1. Three decimals are enough for the drawing and keep the page
 * small.
 */
function placeInYear(date: string): number {
  const start = Date.UTC(Number(yearOf(date)), 0);
  const end = Date.UTC(Number(yearOf(date)) + 1, 0);
  return Math.round(((Date.parse(date) - start) / (end - start)) * 1000) / 1000;
}

function isUnknownTag({permalink}: Article['tags'][number]): boolean {
  return permalink.endsWith(`/${unknownTag}`);
}

/**
 * The description of an entry without notes lists the observations around it. They are in the timeline already, so it
 * is left out here.
 */
function entryItems(entries: readonly Article[]): Dated[] {
  return entries.map((entry) => {
    const {date, permalink, description} = entry;
    const tags = entry.tags.filter((tag) => !isUnknownTag(tag));
    const notes = entry.tags.some(isUnknownTag) ? '' : description;
    return {date, item: {kind: 'entry', day: formatDay(date), permalink, notes, tags}};
  });
}

function pagesAbout(things: readonly Observation[]) {
  return [...new Set(things.map(({area}) => area))].map((area) => ({
    to: areas[area][0].to,
    label: areas[area][0].label,
  }));
}

function observedItems(): Dated[] {
  return groupByDay(observations).map(({date, when, things}) => ({
    date,
    item: {
      kind: 'observed',
      when,
      things: things.map(({what, open = ''}) => ({
        what: splitAtCode(things.length > 1 ? asSentence(what) : what),
        open: splitAtCode(open),
      })),
      pages: pagesAbout(things),
    },
  }));
}

/** A run is listed at the date of its last entry, above what came before. */
function runItems(): Dated[] {
  return runs.map(({first, last}) => ({
    date: last,
    item: {
      kind: 'run',
      text: translate(
        {id: 'timeline.run', message: 'Run from {first} to {last}: the entries between these two dates are missing.'},
        {first: formatDay(first), last: formatDay(last)},
      ),
    },
  }));
}

/** The order on the same day. */
const order: TimelineItem['kind'][] = ['observed', 'entry', 'run'];

function newestFirst(one: Dated, two: Dated): number {
  return two.date.localeCompare(one.date) || order.indexOf(one.item.kind) - order.indexOf(two.item.kind);
}

/** A run that goes on across New Year is drawn in each of its years. */
export function runsIn(year: string, all: readonly Run[]): TimelineMarks['runs'] {
  return all
    .filter(({first, last}) => yearOf(first) <= year && year <= yearOf(last))
    .map(({first, last}) => ({
      from: yearOf(first) === year ? placeInYear(first) : 0,
      to: yearOf(last) === year ? placeInYear(last) : 1,
    }));
}

function marksOf(year: string, entries: readonly Article[]): TimelineMarks {
  const places = (dates: string[]) => [...new Set(dates.filter((date) => yearOf(date) === year).map(placeInYear))];
  return {
    entries: places(entries.map(({date}) => date)),
    observations: places(observations.map(({date}) => date)),
    runs: runsIn(year, runs),
  };
}

/** Every year from the newest to the oldest with data, including empty years in between. */
export function buildTimeline(entries: readonly Article[]): TimelineYear[] {
  const dated = [...entryItems(entries), ...observedItems(), ...runItems()].sort(newestFirst);
  const years = dated.map(({date}) => Number(yearOf(date)));
  const [newest, oldest] = [Math.max(...years), Math.min(...years)];
  return Array.from({length: newest - oldest + 1}, (_, index) => {
    const year = String(newest - index);
    return {
      year,
      items: dated.filter(({date}) => yearOf(date) === year).map(({item}) => item),
      marks: marksOf(year, entries),
    };
  });
}
