import {readFileSync} from 'node:fs';
import {createSlugger} from '@docusaurus/utils';
import {typographic} from '../../build/curlyQuotes';

/** The page of the glossary: a heading for each term, and below it what the term means and is also called. */
const file = 'docs/about/glossary.mdx';

export type GlossaryEntry = {
  /** Its anchor on the page. */
  id: string;
  /** Texts match it in any case, and in the plural. */
  term: string;
  /** Other words for it that readers may meet. */
  also: string[];
  definition: string;
};

export function readGlossary(): GlossaryEntry[] {
  const [, ...entries] = readFileSync(file, 'utf8').split(/^## /m);
  const slugger = createSlugger();
  return entries.map((entry) => {
    const [term = '', ...text] = entry.trim().split(/\n+/);
    const [definition = '', also = ''] = text.join(' ').split(' Also called: ');
    const names = also.split(/, |\.$/).filter(Boolean);
    return {id: slugger.slug(term), term, also: names, definition: typographic(definition)};
  });
}
