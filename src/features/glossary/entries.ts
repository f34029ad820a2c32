import {readFileSync} from 'node:fs';
import {createSlugger} from '@docusaurus/utils';
import {Joi} from '@docusaurus/utils-validation';
import {readList} from '../../build/readYaml';
import {about} from '../../site/sections';

export const glossaryFile = `${about.path}/glossary.yml`;

export type GlossaryEntry = {
  /** Its anchor on the page. */
  id: string;
  term: string;
  /** Other words for it that readers may meet. */
  also: string[];
  definition: string;
};

type Entry = {definition: string; also?: string[]; anchor?: string};

const glossary = Joi.object<Record<string, Entry>>().pattern(
  Joi.string(),
  Joi.object({definition: Joi.string().required(), also: Joi.array().items(Joi.string()), anchor: Joi.string()}),
);

const allowed = 'A term has a "definition", and may have other names in "also": [one, two], and an "anchor".';

/** The terms in the order of the list. One without a definition, or that stands twice, stops the build. */
export function readGlossary(text = readFileSync(glossaryFile, 'utf8')): GlossaryEntry[] {
  const terms = readList(glossaryFile, text, glossary, allowed);
  const slugger = createSlugger();
  const entries = Object.entries(terms).map(([term, {definition, also = [], anchor}]) => ({
    id: anchor ?? slugger.slug(term),
    term,
    also,
    definition,
  }));
  const names = entries.flatMap(({term, also}) => [term, ...also]).map((name) => name.toLowerCase());
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) {
    throw new Error(`${glossaryFile} has mistakes. "${twice}" stands twice, as a term or another name.`);
  }
  return entries;
}
