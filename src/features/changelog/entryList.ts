import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type translate} from '@docusaurus/Translate';
import {Globby} from '@docusaurus/utils';
import {readYaml} from '../../build/readYaml';
import {textsOf} from '../../build/texts';
import {sections} from '../../site/sections';

type Translate = typeof translate;

const headIn = (translate: Translate) => [
  translate({id: 'site.changelog.date', message: 'Date'}),
  translate({id: 'site.changelog.entry', message: 'What we can tell'}),
];

type FrontMatter = {
  title: string;
  sidebar_label?: string;
  description: string;
  draft?: boolean;
  unlisted?: boolean;
};

/** The translation of an entry, if there is one; a build has one language at a time. */
function translationOf(name: string): string {
  const locale = process.env.DOCUSAURUS_CURRENT_LOCALE ?? '';
  const folder = `i18n/${locale}/docusaurus-plugin-content-docs-${sections.changelog.docsPlugin}/current`;
  return path.join(folder, name);
}

/** All entries of the changelog, newest first, as a Markdown table with a row for each date. */
export function entryList(): string {
  const originals = Globby.sync(`${sections.changelog.path}/[0-9]*.{md,mdx}`).toSorted().toReversed();
  const entries = originals.map((original) => {
    const name = path.basename(original);
    const file = [translationOf(name), original].find(existsSync) ?? original;
    const [, frontMatter = ''] = readFileSync(file, 'utf8').split(/^---$/m);
    return {name, ...(readYaml(file, frontMatter) as FrontMatter)};
  });
  const rows = entries
    .filter(({draft, unlisted}) => !draft && !unlisted)
    .map(({name, title, sidebar_label: label = title, description}) => `| [${label}](./${name}) | ${description} |`);
  return [`| ${textsOf(headIn).join(' | ')} |`, '| --- | --- |', ...rows].join('\n');
}
