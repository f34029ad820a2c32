// What the features do for the site, in the order in which it is done.
import type {PluginConfig} from '@docusaurus/types';
import afterBuild from '../after';
import afterOpening from '../build/afterOpening';
import announcementLinks from '../build/announcementLinks';
import checkLanguages from '../build/checkLanguages';
import curlyQuotes from '../build/curlyQuotes';
import foldSections from '../build/foldSections';
import followFacts from '../build/followFacts';
import apiPlugin from './api/plugin';
import checkMarks from './certainty/checkMarks';
import changelogPlugin from './changelog/plugin';
import pageListPlugin from './pageList/plugin';
import stylesPlugin from './styles/plugin';
import labelTables from './tables/labelTables';

export {default as changelogTimeline} from './changelog/addTimeline';
export {sidebarItems as apiItems} from './api/sidebarItems';
export {sidebarItems as changelogItems} from './changelog/sidebarItems';
export {parseFrontMatter} from './frontMatter/parseFrontMatter';
export {default as glossaryTerms} from './glossary/terms';

/** Steps on the Markdown of every page, before those of the framework and after. */
export const markdown = {
  beforeDefaultRemarkPlugins: [afterOpening, curlyQuotes, foldSections],
  remarkPlugins: [checkLanguages, labelTables, checkMarks],
};

export const plugins: PluginConfig[] = [
  announcementLinks,
  followFacts,
  stylesPlugin,
  apiPlugin,
  changelogPlugin,
  pageListPlugin,
  afterBuild,
];
