// What the features do for the site, in the order in which it is done.
import type {PluginConfig} from '@docusaurus/types';
import remarkSmartypants from 'remark-smartypants';
import {afterBuild} from '../after';
import checkLanguages from '../build/checkLanguages';
import {contentOf} from '../build/contentOf';
import {listPlugin} from '../build/listPlugin';
import {typography} from '../site/typography';
import apiPlugin, {writeDescription} from './api/plugin';
import {marksOf} from './changelog/entries';
import changelogPlugin, {writeFeed} from './changelog/feed';
import {writeCopies} from './copies/writeCopies';
import {glossaryFile, readGlossary} from './glossary/entries';
import {listPages} from './pageList/listPages';
import {writeSearch} from './search/plugin';
import {list as situations, readSituations} from './situations/entries';
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
  listPlugin({name: 'page-list', read: listPages}),
  listPlugin({name: 'changelog-axis', read: (allContent) => marksOf(contentOf(allContent))}),
  listPlugin({name: 'glossary', file: glossaryFile, read: () => readGlossary()}),
  listPlugin({name: 'situations', file: situations.file, read: () => readSituations()}),
  afterBuild({readers: [writeCopies, writeSearch], writers: [writeFeed, writeDescription]}),
];
