import type {Engine} from './engine';
import type {Hit} from './hits';
import type {Answer, Result} from './messages';
import {markWords, snippetOf} from './snippet';

function toResult({section, terms}: Hit): Result {
  const {address, area, title, above, text} = section;
  return {address, area, above, title: markWords(title, terms), snippet: snippetOf(text, terms)};
}

export function answer(engine: Engine, text: string): Answer {
  const hits = engine.search(text);
  return {results: hits.map(toResult), suggestions: hits.length > 0 ? [] : engine.suggest(text)};
}
