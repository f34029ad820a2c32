import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {readYaml} from '../../build/readYaml';
import {sections} from '../../site/sections';

const months = new Intl.DateTimeFormat('en-GB', {timeZone: 'UTC', month: 'long', year: 'numeric'});

type FrontMatter = {sidebar_label: string; description: string; tags: string[]; draft?: boolean; unlisted?: boolean};

/** All entries of the changelog by month, newest first, as Markdown. */
export function entryList(): string {
  const files = Globby.sync(`${sections.changelog.path}/[0-9]*.mdx`).toSorted().toReversed();
  const entries = files.map((file) => {
    const [, frontMatter = ''] = readFileSync(file, 'utf8').split(/^---$/m);
    return {day: path.basename(file, '.mdx'), ...(readYaml(file, frontMatter) as FrontMatter)};
  });
  const shown = entries.filter(({draft, unlisted}) => !draft && !unlisted);
  return shown
    .map(({day, sidebar_label: label, description, tags}, index) => {
      const month = day.slice(0, 7);
      const isFirst = !shown[index - 1]?.day.startsWith(month);
      const heading = isFirst ? `### ${months.format(new Date(month))} {/* #${month} */}\n\n` : '';
      // The list says once that notes are missing.
      const text = tags.includes('notes-not-known') ? '' : `\\\n  ${description}`;
      return `${heading}- [${label}](./${day}.mdx)${text}`;
    })
    .join('\n\n');
}
