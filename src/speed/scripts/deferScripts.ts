import {replaceIn, type PageTransform} from '../../build/transformPages';
import {deferredScripts} from '../../protocol';

/** The framework's scripts in the head of a page, as its template and its minifier write them. */
const scripts = /(?:\s*<script src="?[^"\s>]+"? defer(?:="(?:defer)?")?><\/script>)+/;

/** Names the scripts of a page instead of loading them; the page script loads them when they are needed. */
export const deferPageScripts: PageTransform = () => (page) =>
  replaceIn(page, scripts, (tags) => {
    const addresses = [...tags.matchAll(/src="?(?<address>[^"\s>]+)/g)].map(({groups}) => groups?.address);
    return `<meta name=${deferredScripts} content="${addresses.join(' ')}">`;
  });
