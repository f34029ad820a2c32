import {Prism, normalizeTokens} from 'prism-react-renderer';
import {isKnownLanguage} from './languages';

const parameter = '<span data-site-parameter="">$&</span>';

/** Text as HTML, in which the parameters of a request stay whole: those of an address, and those that curl sends. */
function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/https:[^\s"']*\?[^\s"']*/g, (address) => {
      return `<span class="address">${address.replaceAll(/(?:\?|&amp;)[^&]*/g, parameter)}</span>`;
    })
    .replace(/(?<=^")\w+=[^"]*(?="$)/, parameter);
}

type Tokens = Parameters<typeof normalizeTokens>[0];

/** The tokens of code. Languages inside another one, such as PHP in HTML, are found by hooks. */
function tokenize(code: string, language: string): Tokens {
  const grammar = isKnownLanguage(language) ? Prism.languages[language] : undefined;
  const run = {code, grammar, language, tokens: [code] as Tokens};
  if (grammar) {
    Prism.hooks.run('before-tokenize', run);
    run.tokens = Prism.tokenize(run.code, grammar);
    Prism.hooks.run('after-tokenize', run);
  }
  return run.tokens;
}

/** Each line of code as HTML, with classes that `src/css/code.css` colours. */
export function highlight(code: string, language: string): string[] {
  return normalizeTokens(tokenize(code, language)).map((line) =>
    line
      .map(({types, content}) => {
        // An empty line holds its own line break, and every line ends in one already.
        const text = content === '\n' ? '' : escape(content);
        return types.includes('plain') ? text : `<span class="token ${types.join(' ')}">${text}</span>`;
      })
      .join(''),
  );
}
