import {createRequire} from 'node:module';
import {Prism, normalizeTokens} from 'prism-react-renderer';

/** Languages in addition to the highlighter's own, which the framework's highlighter package brings along. */
const additionalLanguages = ['bash', 'csharp', 'http'];

/** Shown without colours on purpose. */
const plainLanguages = ['text', 'plaintext', 'mdx-code-block'];

/** The definitions add themselves to a global highlighter. */
function loadLanguages(): void {
  const load = createRequire(__filename);
  Object.assign(globalThis, {Prism});
  additionalLanguages.forEach((language) => {
    load(`prismjs/components/prism-${language}`);
  });
  Reflect.deleteProperty(globalThis, 'Prism');
}

loadLanguages();

export function isKnownLanguage(language: string): boolean {
  return plainLanguages.includes(language) || language in Prism.languages;
}

type Line = ReturnType<typeof normalizeTokens>[number];

function linesOf(code: string, language: string): Line[] {
  const grammar = Prism.languages[language];
  if (!grammar) {
    return normalizeTokens([code]);
  }
  const task = {code, grammar, language, tokens: [] as Parameters<typeof normalizeTokens>[0]};
  Prism.hooks.run('before-tokenize', task);
  task.tokens = Prism.tokenize(task.code, grammar);
  Prism.hooks.run('after-tokenize', task);
  return normalizeTokens(task.tokens);
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function lineHtml(line: Line): string {
  return line
    .map(({types, content}) => {
      // An empty line holds its own line break, and every line ends in one already.
      const text = content === '\n' ? '' : escape(content);
      return types.includes('plain') ? text : `<span class="token ${types.join(' ')}">${text}</span>`;
    })
    .join('');
}

/** Each line of code as HTML, with classes that `src/css/code.css` colours. */
export function highlight(code: string, language: string): string[] {
  return linesOf(code, language).map(lineHtml);
}
