import type {LoadContext, Plugin} from '@docusaurus/types';
import {setTemplate} from '../../build/behindFramework';
import {template} from './template';

/** Downloads are not pages. */
const files = '*.:ending(md|txt|json|yaml|xml|png|svg)';

/**
 * Without React each navigation loads a document, so the browser fetches the page behind a link when a finger goes down
 * on it or the mouse rests there. It does not for readers who save data.
 */
const speculationRules = (baseUrl: string) => ({
  prefetch: [
    {
      where: {and: [{href_matches: `${baseUrl}*`}, {not: {href_matches: `${baseUrl}${files}`}}]},
      eagerness: 'moderate',
    },
  ],
});

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
