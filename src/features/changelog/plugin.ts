import type {LoadContext, Plugin} from '@docusaurus/types';
import {contentOf} from '../../build/contentOf';
import {hasPages} from '../../site/hasPages';
import {entriesOf} from './entries';
import {feedTag} from './feed';

/** Of some entries only the date is known. Some end a run, of which no other entry than its first and last is known. */
export type Entry = {
  permalink: string;
  date: string;
  label: string;
  description: string;
  isOnlyDate: boolean;
  endsRun: boolean;
};

/** Writes the list of all entries for the components that show it. */
export default function changelogPlugin({baseUrl, siteConfig}: LoadContext): Plugin {
  return {
    name: 'changelog',
    async allContentLoaded({allContent, actions}) {
      const entries = entriesOf(contentOf(allContent)).map(
        ({permalink, date, title, description, frontMatter}): Entry => ({
          permalink,
          date,
          label: frontMatter.sidebar_label ?? title,
          description,
          isOnlyDate: frontMatter.tags?.includes('notes-not-known') ?? false,
          endsRun: (frontMatter as {ends_run?: unknown}).ends_run === true,
        }),
      );
      await actions.createData('entries.json', entries);
    },
    injectHtmlTags: () => ({headTags: hasPages(siteConfig) ? [feedTag(baseUrl)] : []}),
  };
}
