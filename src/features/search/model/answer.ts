import type {Engine} from './engine';
import {isLoose, type Hit} from './hits';
import type {Answer, Result} from './messages';
import {markWords, snippetOf} from './snippet';
import {stopWords} from './words';

function toResult(hit: Hit): Result {
  const {address, area, title, above, text} = hit.section;
  const terms = new Set([...hit.terms].filter((term) => !stopWords.has(term)));
  return {
    address,
    area,
    above,
    title: markWords(title, terms),
    snippet: snippetOf(text, terms),
    isLoose: isLoose(hit),
  };
}

export function answer(engine: Engine, text: string): Answer {
  const hits = engine.search(text);
  return {results: hits.map(toResult), suggestions: hits.length > 0 ? [] : engine.suggest(text)};
}
