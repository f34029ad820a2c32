import {createRequire} from 'node:module';
import {Prism, normalizeTokens} from 'prism-react-renderer';

/** Languages in addition to the highlighter's own. Their definitions add themselves to a global highlighter. */
const additionalLanguages = ['bash', 'csharp'];

Object.assign(globalThis, {Prism});
for (const language of additionalLanguages) {
  createRequire(__filename)(`prismjs/components/prism-${language}`);
}
Reflect.deleteProperty(globalThis, 'Prism');

export function isKnownLanguage(language: string): boolean {
  return language === 'text' || language in Prism.languages;
}

/** Text as HTML, in which the parameters of an address stay whole. */
function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/(?<=https:.*)&amp;[^&\s]*/g, '<span class="parameter">$&</span>');
}

/** Each line of code as HTML, with classes that `src/css/code.css` colours. */
export function highlight(code: string, language: string): string[] {
  const grammar = Prism.languages[language];
  const lines = normalizeTokens(grammar ? Prism.tokenize(code, grammar) : [code]);
  return lines.map((line) =>
    line
      .map(({types, content}) => {
        // An empty line holds its own line break, and every line ends in one already.
        const text = content === '\n' ? '' : escape(content);
        return types.includes('plain') ? text : `<span class="token ${types.join(' ')}">${text}</span>`;
      })
      .join(''),
  );
}
