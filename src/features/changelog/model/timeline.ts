import type {splitAtCode} from '../../../site/splitAtCode';

type Line = ReturnType<typeof splitAtCode>;

export type TimelineItem =
  | {kind: 'entry'; day: string; permalink: string; notes: string; tags: {label: string; permalink: string}[]}
  | {kind: 'observed'; when: string; things: {what: Line; open: Line}[]; pages: {to: string; label: string}[]}
  | {kind: 'run'; text: string};

/** Positions within the year, from 0 to 1. */
export type TimelineMarks = {entries: number[]; observations: number[]; runs: {from: number; to: number}[]};

export type TimelineYear = {year: string; items: TimelineItem[]; marks: TimelineMarks};
