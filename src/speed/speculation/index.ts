import type {LoadContext, Plugin} from '@docusaurus/types';
import {pagesAhead} from './rules';

/**
 * Lets the browser prefetch the page behind a link that the reader is about to follow, because before hydration each
 * navigation loads a document. Browsers skip this for readers who save data.
 */
export default function speculationPlugin({siteConfig, baseUrl}: LoadContext): Plugin {
  const tag = {
    tagName: 'script',
    attributes: {type: 'speculationrules'},
    innerHTML: JSON.stringify({prefetch: [pagesAhead(baseUrl)]}),
  };
  return {
    name: 'speculation',
    // The hash router has only one document.
    injectHtmlTags: () => (siteConfig.future.experimental_router === 'hash' ? {} : {headTags: [tag]}),
  };
}
