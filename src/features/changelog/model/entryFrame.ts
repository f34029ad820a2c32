import {areas, type Area} from './areas';
import {unknownKind} from './kinds';
import {isKeyOf} from '../../../site/isKeyOf';

export type EntryFrame = {date: string; kinds: readonly string[] | typeof unknownKind; areas: readonly Area[]};

/** The typed accessor for what the build has checked of a changelog entry; null for a page that is none. */
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
