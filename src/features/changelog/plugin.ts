import path from 'node:path';
import {type translate} from '@docusaurus/Translate';
import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {contentOf} from '../../build/contentOf';
import {textsOf} from '../../build/texts';
import {sections} from '../../site/sections';
import {dayOf} from './dayOf';

type Translate = typeof translate;

const headIn = (translate: Translate) => [
  translate({id: 'site.changelog.date', message: 'Date'}),
  translate({id: 'site.changelog.entry', message: 'What we can tell'}),
];

/** The entries that readers find, newest first. They are known before the first page is read. */
let entries: DocMetadata[] = [];

export default function changelogPlugin(context: LoadContext): Plugin {
  return {
    name: 'changelog',
    allContentLoaded({allContent}) {
      const {docs} = contentOf(allContent, context);
      entries = docs
        .filter(({id}) => id === sections.changelog.docsPlugin)
        .flatMap(({version}) => version.docs)
        .filter((doc) => dayOf(doc) !== undefined && !doc.draft && !doc.unlisted)
        .toSorted((one, two) => two.source.localeCompare(one.source));
      return Promise.resolve();
    },
  };
}

/** All entries of the changelog as a Markdown table with a row for each date. */
export function entryList(): string {
  const rows = entries.map(({title, frontMatter, description, source}) => {
    return `| [${frontMatter.sidebar_label ?? title}](./${path.basename(source)}) | ${description} |`;
  });
  return [`| ${textsOf(headIn).join(' | ')} |`, '| --- | --- |', ...rows].join('\n');
}
