import type {Content} from '../../build/contentOf';
import {sections} from '../../site/sections';

/** The day of an entry, which is the name of its file; undefined for the other pages of the changelog. */
export function dayOf({source}: {source: string}): string | undefined {
  return /\/(\d{4}-\d\d-\d\d)\.mdx?$/.exec(source)?.[1];
}

/** The entries that readers find, newest first. */
export function entriesOf({docs}: Content) {
  const changelog = docs.find(({id}) => id === sections.changelog.docsPlugin);
  return (changelog?.version.docs ?? [])
    .filter((doc) => !doc.unlisted)
    .map((doc) => ({...doc, date: dayOf(doc) ?? ''}))
    .filter(({date}) => date !== '')
    .toSorted((one, two) => two.date.localeCompare(one.date));
}
