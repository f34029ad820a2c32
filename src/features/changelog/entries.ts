import type {Content} from '../../build/contentOf';
import {sections} from '../../site/sections';

/** What the axis shows of an entry. Some end a run, of which no other entry than its first and last is known. */
export type Mark = {date: string; isOnlyDate: boolean; endsRun: boolean};

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

/** The marks of the axis. */
export function marksOf(content: Content): Mark[] {
  return entriesOf(content).map(({date, frontMatter}) => ({
    date,
    isOnlyDate: frontMatter.tags?.includes('notes-not-known') ?? false,
    endsRun: (frontMatter as {ends_run?: unknown}).ends_run === true,
  }));
}
