// What the features do for the site, in the order in which it is done.
import type {PluginConfig} from '@docusaurus/types';
import remarkSmartypants from 'remark-smartypants';
import {afterBuild} from '../after';
import checkLanguages from '../build/checkLanguages';
import {typography} from '../site/typography';
import apiPlugin, {writeDescription} from './api/plugin';
import {writeFeed} from './changelog/feed';
import changelogPlugin from './changelog/plugin';
import {writeCopies} from './copies/writeCopies';
import glossaryPlugin from './glossary/plugin';
import pageListPlugin from './pageList/plugin';
import {writeSearch} from './search/plugin';
import situationsPlugin, {checkSituations} from './situations/plugin';
import stylesPlugin from './styles/plugin';

export {sidebarItems as apiItems} from './api/sidebarItems';
export {sidebarItems as changelogItems} from './changelog/sidebarItems';
export {parseFrontMatter} from './frontMatter/parseFrontMatter';
export {default as glossaryTerms} from './glossary/terms';

/** Steps on the Markdown of every page, before those of the framework and after. */
export const markdown = {
  beforeDefaultRemarkPlugins: [[remarkSmartypants, typography]],
  remarkPlugins: [checkLanguages],
};

export const plugins: PluginConfig[] = [
  stylesPlugin,
  apiPlugin,
  changelogPlugin,
  glossaryPlugin,
  pageListPlugin,
  situationsPlugin,
  afterBuild({readers: [checkSituations, writeCopies, writeSearch], writers: [writeFeed, writeDescription]}),
];
