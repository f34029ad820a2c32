import {readFileSync} from 'node:fs';
import path from 'node:path';
import {logger} from '@docusaurus/logger';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import {codeName, type KindOptions} from './kinds';
import {partsWithReact} from './siteParts';

/** Downloads are not pages. */
const files = '*.:ending(md|txt|json|yaml|xml|png|svg)';

/**
 * Each navigation loads a document, so the browser makes the page behind a link when the reader rests on it, and fetches
 * its HTML when it is pressed, and that of the next page when its link is seen.
 */
function speculationRules(baseUrl: string) {
  const isPage = {and: [{href_matches: `${baseUrl}*`}, {not: {href_matches: `${baseUrl}${files}`}}]};
  // See src/page/prefetch.ts.
  const isRestedOn = {selector_matches: 'a[data-site-rested]'};
  const isNext = {selector_matches: 'a[data-site-seen]'};
  return {
    prerender: [{where: {and: [isPage, isRestedOn]}, eagerness: 'immediate'}],
    prefetch: [
      {where: {and: [isPage, isNext]}, eagerness: 'immediate'},
      {where: isPage, eagerness: 'conservative'},
    ],
  };
}

/** The meta elements that give pages the framework's scripts for a part of the site's theme. */
function marksFor(parts: ReturnType<typeof partsWithReact>): HtmlTagObject[] {
  return parts.map(({place, reason}) => ({
    tagName: 'meta',
    attributes: {name: place ? `${codeName}-${place}` : codeName, content: reason},
  }));
}

/** Why a page of the framework is one by itself. A page that is HTML, and a file that is no page, has no reason. */
function reasonOf(html: string, parts: ReturnType<typeof partsWithReact>): string | undefined {
  const [, attributes = ''] = /^<!doctype html><html([^>]*)>/i.exec(html) ?? [];
  const isPage = /<div id="?__docusaurus"?[ >]/.test(html);
  if (!isPage || attributes.includes(' data-light') || parts.some(({place}) => attributes.includes(place))) {
    return undefined;
  }
  const mark = new RegExp(`<meta[^>]* name="?${codeName}"?[ >][^>]*`).exec(html)?.[0] ?? '';
  return /content="([^"]*)"/.exec(mark)?.[1] ?? 'it is a component, or a page that src/light does not know';
}

/** Gives pages that are HTML a template without the framework's scripts, and lists the others. */
export const lightPlugin =
  ({worksAsHtml}: KindOptions) =>
  ({siteDir, baseUrl}: LoadContext): Plugin => {
    const parts = partsWithReact(siteDir, worksAsHtml);
    return {
      name: 'light',
      getThemePath: () => path.join(__dirname, 'theme'),
      injectHtmlTags: () => ({
        headTags: [
          ...marksFor(parts),
          {
            tagName: 'script',
            attributes: {type: 'speculationrules'},
            innerHTML: JSON.stringify(speculationRules(baseUrl)),
          },
        ],
      }),
      postBuild({outDir}) {
        for (const {place, reason} of parts) {
          logger.info(`${place ? `Pages with the class ${place}` : 'All pages'} load React, because ${reason}.`);
        }
        for (const file of Globby.sync('**/*.html', {cwd: outDir}).sort()) {
          const reason = reasonOf(readFileSync(path.join(outDir, file), 'utf8'), parts);
          if (reason !== undefined) {
            logger.info(`${file} loads React, because ${reason}.`);
          }
        }
      },
    };
  };
