// The highlighter and its languages would be a third of a page's scripts. The build runs it, and the browser loads it
// only for code that was not in the built page.
import {Prism, normalizeTokens} from 'prism-react-renderer';
import includeLanguages from '@theme/prism-include-languages';
import type {Token} from './lines';

includeLanguages(Prism);

export function highlight(code: string, language: string): Token[][] {
  const grammar = Prism.languages[language];
  if (!grammar) {
    return normalizeTokens([code]);
  }
  const task = {code, grammar, language, tokens: [] as (string | InstanceType<typeof Prism.Token>)[]};
  Prism.hooks.run('before-tokenize', task);
  task.tokens = Prism.tokenize(task.code, grammar);
  Prism.hooks.run('after-tokenize', task);
  return normalizeTokens(task.tokens);
}
