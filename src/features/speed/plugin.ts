import type {LoadContext, Plugin} from '@docusaurus/types';
import {setTemplate} from '../../build/behindFramework';
import {template} from './template';

/** Downloads are not pages. */
const files = '*.:ending(md|txt|json|yaml|xml|png|svg)';

/**
 * Each navigation loads a document, so the browser makes the page behind a link when a finger goes down on it, or when the
 * mouse rests on it for a moment. With a finger, the second kind would fetch what is merely in view.
 */
function speculationRules(baseUrl: string) {
  const isPage = {and: [{href_matches: `${baseUrl}*`}, {not: {href_matches: `${baseUrl}${files}`}}]};
  const withMouse = {selector_matches: 'html[data-site-hover] a'};
  return {
    prerender: [
      {where: {and: [isPage, withMouse]}, eagerness: 'moderate'},
      {where: isPage, eagerness: 'conservative'},
    ],
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
