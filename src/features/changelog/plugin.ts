import type {Plugin} from '@docusaurus/types';
import {contentOf} from '../../build/contentOf';
import {typographic} from '../../build/curlyQuotes';
import {sections} from '../../site/sections';
import {dayOf} from './dayOf';

/** Of some entries only the date is known. Some end a run, of which no other entry than its first and last is known. */
export type Entry = {
  permalink: string;
  date: string;
  label: string;
  description: string;
  isOnlyDate: boolean;
  endsRun: boolean;
};

/** Writes the list of all entries that readers find, newest first. */
export default function changelogPlugin(): Plugin {
  return {
    name: 'changelog',
    async allContentLoaded({allContent, actions}) {
      const {docs} = contentOf(allContent);
      const entries = docs
        .filter(({id}) => id === sections.changelog.docsPlugin)
        .flatMap(({version}) => version.docs)
        .filter((doc) => !doc.draft && !doc.unlisted)
        .flatMap((doc): Entry[] => {
          const {title, frontMatter, description, permalink} = doc;
          const date = dayOf(doc);
          return date === undefined
            ? []
            : [
                {
                  permalink,
                  date,
                  label: frontMatter.sidebar_label ?? title,
                  description: typographic(description),
                  isOnlyDate: frontMatter.tags?.includes('notes-not-known') ?? false,
                  endsRun: (frontMatter as {ends_run?: unknown}).ends_run === true,
                },
              ];
        })
        .toSorted((one, two) => two.date.localeCompare(one.date));
      await actions.createData('entries.json', entries);
    },
  };
}
