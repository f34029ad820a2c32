import path from 'node:path';
import {type translate} from '@docusaurus/Translate';
import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {contentOf} from '../../build/contentOf';
import {textsOf} from '../../build/texts';
import {sections} from '../../site/sections';
import {dayOf} from './dayOf';

type Translate = typeof translate;

const headIn = (translate: Translate) => [
  translate({id: 'site.changelog.year', message: 'Year'}),
  translate({id: 'site.changelog.date', message: 'Date'}),
  translate({id: 'site.changelog.entry', message: 'What we can tell'}),
];

/** The entries that readers find, newest first. They are known before the first page is read. */
let entries: DocMetadata[] = [];

export default function changelogPlugin(): Plugin {
  return {
    name: 'changelog',
    allContentLoaded({allContent}) {
      const {docs} = contentOf(allContent);
      entries = docs
        .filter(({id}) => id === sections.changelog.docsPlugin)
        .flatMap(({version}) => version.docs)
        .filter((doc) => dayOf(doc) !== undefined && !doc.draft && !doc.unlisted)
        .toSorted((one, two) => two.source.localeCompare(one.source));
      return Promise.resolve();
    },
  };
}

const yearOf = (entry: DocMetadata) => (dayOf(entry) ?? '').slice(0, 4);

/** All entries of the changelog as a table with a row for each date, and a cell at its side for each year. */
export function entryList(): string {
  const years = new Set(entries.map(yearOf));
  const rows = [...years].flatMap((year) =>
    entries
      .filter((entry) => yearOf(entry) === year)
      .map(({title, frontMatter, description, source}, index, {length}) => {
        const head = index === 0 ? `<th scope="rowgroup" rowSpan={${length}}>${year}</th>` : '';
        // Beside its year.
        const day = (frontMatter.sidebar_label ?? title).replace(` ${year}`, '');
        return `<tr>${head}<td>[${day}](./${path.basename(source)})</td><td>${description}</td></tr>`;
      }),
  );
  const head = textsOf(headIn).map((name) => `<th>${name}</th>`);
  return `<table className="years"><thead><tr>${head.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}
