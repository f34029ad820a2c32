// What the features do for the site, in the order in which it is done.
import type {PluginConfig} from '@docusaurus/types';
import remarkSmartypants from 'remark-smartypants';
import {afterBuild} from '../build/afterBuild';
import checkLanguages from '../build/checkLanguages';
import {listOpenPlaces} from '../build/listOpenPlaces';
import {onPages} from '../build/onPages';
import {saveEmergencyPage} from '../build/saveEmergencyPage';
import {redirects} from '../site/redirects';
import {typography} from '../site/typography';
import apiPlugin, {writeDescription} from './api/plugin';
import changelogPlugin from './changelog/plugin';
import {writeCopies} from './copies/writeCopies';
import feedsPlugin, {writeFeeds} from './feeds/plugin';
import glossaryPlugin from './glossary/plugin';
import {writeHostFiles} from './hosting/hostFiles';
import {insertPolicy} from './hosting/insertPolicy';
import {writeRedirectPages} from './hosting/redirects';
import pageListPlugin from './pageList/plugin';
import {writeSearch} from './search/plugin';
import {dropScripts} from './speed/dropScripts';
import {inlineStyles} from './speed/inlineStyles';
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

/** What is done with each built page: first the steps that read it, then those that change it. */
const onEachPage = [writeFeeds, writeCopies, writeSearch, inlineStyles, dropScripts, insertPolicy];

export const plugins: PluginConfig[] = [
  stylesPlugin,
  apiPlugin,
  changelogPlugin,
  glossaryPlugin,
  pageListPlugin,
  feedsPlugin,
  afterBuild([
    writeDescription,
    writeRedirectPages(redirects),
    onPages(onEachPage),
    saveEmergencyPage,
    writeHostFiles,
    listOpenPlaces,
  ]),
];
