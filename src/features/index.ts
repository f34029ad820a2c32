// What the features do for the site, in the order in which it is done.
import type {PluginConfig} from '@docusaurus/types';
import {afterBuild} from '../build/afterBuild';
import afterOpening from '../build/afterOpening';
import curlyQuotes from '../build/curlyQuotes';
import foldSections from '../build/foldSections';
import followFacts from '../build/followFacts';
import {listOpenPlaces} from '../build/listOpenPlaces';
import {listUnconfirmed} from '../build/listUnconfirmed';
import {listUnlisted} from '../build/listUnlisted';
import {onPages} from '../build/onPages';
import {saveEmergencyPage} from '../build/saveEmergencyPage';
import textsPlugin from '../build/texts';
import {redirects} from '../site/redirects';
import fillApiPages from './api/pages';
import apiPlugin, {writeDescription} from './api/plugin';
import checkMarks from './certainty/checkMarks';
import changelogPlugin from './changelog/plugin';
import colourCode from './code/colourCode';
import codePlugin from './code/plugin';
import {writeCopies} from './copies/writeCopies';
import feedsPlugin, {writeFeeds} from './feeds/plugin';
import fromLastBuild from './hosting/fromLastBuild';
import {writeHostFiles} from './hosting/hostFiles';
import {insertPolicies} from './hosting/insertPolicies';
import {writeRedirectPages} from './hosting/redirects';
import {nameCodePages} from './pageList/builtList';
import pageListPlugin from './pageList/plugin';
import fillPages from './parts/fillPages';
import {writeSearch} from './search/plugin';
import {inlineStyles} from './speed/inlineStyles';
import stylesPlugin from './styles/plugin';
import labelCells from './tables/labelCells';
import {checkFramework} from './upgrade/checkFramework';

export {sidebarItems as changelogItems} from './changelog/sidebarItems';
export {parseFrontMatter} from './frontMatter/parseFrontMatter';
export {default as glossaryTerms} from './glossary/terms';

/** Steps on the Markdown of every page, before those of the framework and after. */
export const markdown = {
  beforeDefaultRemarkPlugins: [fillPages, fillApiPages, afterOpening, curlyQuotes, foldSections],
  remarkPlugins: [colourCode, labelCells, checkMarks],
};

/** What is done with each built page: first the steps that read it, then those that change it. */
const onEachPage = [checkFramework, writeFeeds, writeCopies, writeSearch, inlineStyles, insertPolicies];

export const plugins: PluginConfig[] = [
  textsPlugin,
  followFacts,
  stylesPlugin,
  codePlugin,
  apiPlugin,
  changelogPlugin,
  pageListPlugin,
  fromLastBuild,
  feedsPlugin,
  afterBuild([
    writeDescription,
    nameCodePages,
    writeRedirectPages(redirects),
    onPages(onEachPage),
    saveEmergencyPage,
    writeHostFiles,
    listUnlisted,
    listOpenPlaces,
    listUnconfirmed,
  ]),
];
