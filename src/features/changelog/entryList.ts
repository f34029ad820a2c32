import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {readYaml} from '../../build/readYaml';
import {sections} from '../../site/sections';

type FrontMatter = {
  title: string;
  sidebar_label?: string;
  description: string;
  draft?: boolean;
  unlisted?: boolean;
};

/** All entries of the changelog, newest first, as a Markdown table with a row for each date. */
export function entryList(): string {
  const files = Globby.sync(`${sections.changelog.path}/[0-9]*.mdx`).toSorted().toReversed();
  const entries = files.map((file) => {
    const [, frontMatter = ''] = readFileSync(file, 'utf8').split(/^---$/m);
    return {name: path.basename(file), ...(readYaml(file, frontMatter) as FrontMatter)};
  });
  const rows = entries
    .filter(({draft, unlisted}) => !draft && !unlisted)
    .map(({name, title, sidebar_label: label = title, description}) => `| [${label}](./${name}) | ${description} |`);
  return ['| Date | What we can tell |', '| --- | --- |', ...rows].join('\n');
}
