import {replaceIn, type PageTransform} from '../../build/transformPages';
import {deferredScripts} from '../../protocol';

/** The framework's script elements in the head, as its template and minifier write them. */
const scripts = /(?:\s*<script src="?[^"\s>]+"? defer(?:="(?:defer)?")?><\/script>)+/;

/** Replaces the script elements with a list of their addresses; the page script loads them on demand. */
export const deferPageScripts: PageTransform = () => (page) =>
  replaceIn(page, scripts, (tags) => {
    const addresses = [...tags.matchAll(/src="?(?<address>[^"\s>]+)/g)].map(({groups}) => groups?.address);
    return `<meta name=${deferredScripts} content="${addresses.join(' ')}">`;
  });
