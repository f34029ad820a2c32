import {translate} from '@docusaurus/Translate';
import type {TimelineItem} from '@site/src/features/changelog/model/timeline';

/** Picks the plural form for a number. */
type Select = (count: number, forms: string) => string;

/** The number of entries in words, such as "2 entries". */
export function countEntries(items: readonly TimelineItem[], select: Select): string {
  const count = items.filter(({kind}) => kind === 'entry').length;
  return count === 0
    ? translate({id: 'timeline.noEntries', message: 'no entries'})
    : select(
        count,
        translate({
          id: 'timeline.entries',
          message: '1 entry|{count} entries',
          description: 'The forms for each plural',
        }),
      ).replace('{count}', String(count));
}

/** The number of entries and observations in words. */
export function countItems(items: readonly TimelineItem[], select: Select): string {
  const count = items.flatMap((item) => (item.kind === 'observed' ? item.things : [])).length;
  const observations =
    count === 0
      ? translate({id: 'timeline.noObservations', message: 'no observations'})
      : select(count, translate({id: 'timeline.observations', message: '1 observation|{count} observations'})).replace(
          '{count}',
          String(count),
        );
  return `${countEntries(items, select)}, ${observations}`;
}
