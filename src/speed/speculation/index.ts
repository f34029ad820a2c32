import type {LoadContext, Plugin} from '@docusaurus/types';
import {pagesAhead} from './rules';

/**
 * Lets the browser fetch the page of a link that the reader is about to follow: before hydration, each is a document.
 * Browsers leave it be where their reader saves data; those without it are helped by src/speed/inline/prefetch.ts.
 */
export default function speculationPlugin({siteConfig, baseUrl}: LoadContext): Plugin {
  const tag = {
    tagName: 'script',
    attributes: {type: 'speculationrules'},
    innerHTML: JSON.stringify({prefetch: [pagesAhead(baseUrl)]}),
  };
  return {
    name: 'speculation',
    // The hash router has one document.
    injectHtmlTags: () => (siteConfig.future.experimental_router === 'hash' ? {} : {headTags: [tag]}),
  };
}
