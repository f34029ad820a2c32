import type {Plugin} from '@docusaurus/types';
import {contentOf} from '../../build/contentOf';
import {typographic} from '../../build/curlyQuotes';
import {sections} from '../../site/sections';
import {dayOf} from './dayOf';

/** The entries of a year, the newest first. */
export type Year = {year: string; entries: {permalink: string; day: string; description: string}[]};

/** Writes the list of all entries that readers find. Only the page that shows it loads it. */
export default function changelogPlugin(): Plugin {
  return {
    name: 'changelog',
    async allContentLoaded({allContent, actions}) {
      const {docs} = contentOf(allContent);
      const entries = docs
        .filter(({id}) => id === sections.changelog.docsPlugin)
        .flatMap(({version}) => version.docs)
        .filter((doc) => dayOf(doc) !== undefined && !doc.draft && !doc.unlisted)
        .toSorted((one, two) => two.source.localeCompare(one.source));
      const years = new Map<string, Year>();
      for (const entry of entries) {
        const {title, frontMatter, description, permalink} = entry;
        const year = (dayOf(entry) ?? '').slice(0, 4);
        const list = years.get(year) ?? {year, entries: []};
        // Beside its year.
        const day = (frontMatter.sidebar_label ?? title).replace(` ${year}`, '');
        list.entries.push({permalink, day, description: typographic(description)});
        years.set(year, list);
      }
      await actions.createData('years.json', [...years.values()]);
    },
  };
}
