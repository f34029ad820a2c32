// What the features do for the site, in the order in which it is done.
import type {PluginConfig} from '@docusaurus/types';
import {afterBuild} from '../build/afterBuild';
import afterOpening from '../build/afterOpening';
import checkLanguages from '../build/checkLanguages';
import curlyQuotes from '../build/curlyQuotes';
import foldSections from '../build/foldSections';
import followFacts from '../build/followFacts';
import {listOpenPlaces} from '../build/listOpenPlaces';
import {listUnconfirmed} from '../build/listUnconfirmed';
import {onPages} from '../build/onPages';
import {saveEmergencyPage} from '../build/saveEmergencyPage';
import {redirects} from '../site/redirects';
import apiPlugin, {writeDescription} from './api/plugin';
import checkMarks from './certainty/checkMarks';
import changelogPlugin from './changelog/plugin';
import {writeCopies} from './copies/writeCopies';
import feedsPlugin, {writeFeeds} from './feeds/plugin';
import {writeHostFiles} from './hosting/hostFiles';
import {insertPolicy} from './hosting/insertPolicy';
import {writeRedirectPages} from './hosting/redirects';
import pageListPlugin from './pageList/plugin';
import {writeSearch} from './search/plugin';
import {dropScripts} from './speed/dropScripts';
import {inlineStyles} from './speed/inlineStyles';
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

/** What is done with each built page: first the steps that read it, then those that change it. */
const onEachPage = [writeFeeds, writeCopies, writeSearch, inlineStyles, dropScripts, insertPolicy];

export const plugins: PluginConfig[] = [
  followFacts,
  stylesPlugin,
  apiPlugin,
  changelogPlugin,
  pageListPlugin,
  feedsPlugin,
  afterBuild([
    writeDescription,
    writeRedirectPages(redirects),
    onPages(onEachPage),
    saveEmergencyPage,
    writeHostFiles,
    listOpenPlaces,
    listUnconfirmed,
  ]),
];
