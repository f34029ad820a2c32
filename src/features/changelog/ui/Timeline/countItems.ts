import type {TimelineItem} from '@site/src/features/changelog/model/timeline';

/** How many entries there are, such as "2 entries". */
export function countEntries(items: readonly TimelineItem[]): string {
  const count = items.filter(({kind}) => kind === 'entry').length;
  return count === 1 ? '1 entry' : `${count === 0 ? 'no' : count} entries`;
}

/** How many entries and observations there are. */
export function countItems(items: readonly TimelineItem[]): string {
  const count = items.flatMap((item) => (item.kind === 'observed' ? item.things : [])).length;
  return `${countEntries(items)}, ${count === 1 ? '1 observation' : `${count === 0 ? 'no' : count} observations`}`;
}
