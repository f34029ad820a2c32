import {areas, type Area} from '../../site/areas';
import {unknownKind} from '../../site/changelog';

export type EntryFrame = {date: string; kinds: readonly string[] | typeof unknownKind; areas: readonly Area[]};

function isArea(value: unknown): value is Area {
  return typeof value === 'string' && Object.hasOwn(areas, value);
}

/** The typed accessor for what the build has checked of a changelog entry; null for a page that is none. */
export function readEntryFrame(frontMatter: unknown): EntryFrame | null {
  if (typeof frontMatter !== 'object' || frontMatter === null) {
    return null;
  }
  const {date, kinds, areas: names}: Record<string, unknown> = {...frontMatter};
  if (typeof date !== 'string' || kinds === undefined || !Array.isArray(names)) {
    return null;
  }
  return {date, kinds: Array.isArray(kinds) ? kinds.map(String) : unknownKind, areas: names.filter(isArea)};
}
