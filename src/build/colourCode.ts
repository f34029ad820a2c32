// The colours of code for components that show code themselves, and the check of languages. Blocks of code on pages are
// the framework's.
import {Prism, normalizeTokens} from 'prism-react-renderer';
import {themeConfig} from '../site/themeConfig';

/** A part of a line. `src/css/code.css` colours it by its type; plain text has none. */
export type CodePart = {type: string; text: string};

// Languages add themselves to a global highlighter.
Object.assign(globalThis, {Prism});
for (const language of themeConfig.prism.additionalLanguages) {
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  require(`prismjs/components/prism-${language}.js`);
}

export function isKnownLanguage(name: string): boolean {
  return typeof Prism.languages[name.toLowerCase()] === 'object';
}

/** Each line of code in its parts. Code in an unknown language is plain. */
export function colourCode(code: string, language: string): CodePart[][] {
  const grammar = Prism.languages[language];
  const tokens = grammar ? Prism.tokenize(code, grammar) : [code];
  return normalizeTokens(tokens).map((line) =>
    line.map(({types, content}) => ({type: types.filter((type) => type !== 'plain').join(' '), text: content})),
  );
}
