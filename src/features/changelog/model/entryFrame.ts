import {areas, type Area} from './areas';
import {unknownKind} from './kinds';
import {isKeyOf} from '../../../site/isKeyOf';

export type EntryFrame = {date: string; kinds: readonly string[] | typeof unknownKind; areas: readonly Area[]};

/** The typed accessor for the front matter of a changelog entry, which the build has checked; null for other pages. */
export function readEntryFrame(frontMatter: unknown): EntryFrame | null {
  if (typeof frontMatter !== 'object' || frontMatter === null) {
    return null;
  }
  const {date, kinds, areas: names}: Record<string, unknown> = {...frontMatter};
  if (typeof date !== 'string' || kinds === undefined || !Array.isArray(names)) {
    return null;
  }
  return {
    date,
    kinds: Array.isArray(kinds) ? kinds.map(String) : unknownKind,
    areas: names.filter((name) => isKeyOf(areas, name)),
  };
}
