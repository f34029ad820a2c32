import type {LoadContext, Plugin} from '@docusaurus/types';
import {setTemplate} from '../../build/behindFramework';
import {template} from './template';

/** Downloads are not pages. */
const files = '*.:ending(md|txt|json|yaml|xml|png|svg)';

/**
 * Each navigation loads a document, so the browser makes the page behind a link when the reader rests on it, and fetches
 * its HTML when it is pressed. A page that is made from the press on is not ready in time, and the browser begins again.
 */
function speculationRules(baseUrl: string) {
  const isPage = {and: [{href_matches: `${baseUrl}*`}, {not: {href_matches: `${baseUrl}${files}`}}]};
  // See src/page/restOnLink.ts.
  const isRestedOn = {selector_matches: 'a[data-site-rested]'};
  return {
    prerender: [{where: {and: [isPage, isRestedOn]}, eagerness: 'immediate'}],
    prefetch: [{where: isPage, eagerness: 'conservative'}],
  };
}

/** Makes pages light: scripts load on demand. Without this plugin, the site works like any Docusaurus site. */
export default function speedPlugin({siteConfig, baseUrl}: LoadContext): Plugin {
  setTemplate(siteConfig, template);
  return {
    name: 'speed',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'script',
          attributes: {type: 'speculationrules'},
          innerHTML: JSON.stringify(speculationRules(baseUrl)),
        },
      ],
    }),
  };
}
