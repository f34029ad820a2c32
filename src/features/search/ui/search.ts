// The file that is loaded when the reader opens the search, or on the not-found page.

/** Written before the code, see ../plugin.ts. */
declare const searchStyles: string;

// The styles come with the code, so that nothing moves. A strict policy allows style sheets made by scripts.
const sheet = new CSSStyleSheet();
sheet.replaceSync(searchStyles);
document.adoptedStyleSheets.push(sheet);

export {fillDialog} from './dialog';
export {showNearest} from './nearest';
