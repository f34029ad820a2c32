// The highlighter and its languages: a third of what a page would load, were it part of it. The build runs it; in a
// browser it comes with the first code that the page did not bring along.
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
