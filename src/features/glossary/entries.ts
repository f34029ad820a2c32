import {readFileSync} from 'node:fs';
import {Joi} from '@docusaurus/utils-validation';
import {readYaml} from '../../build/readYaml';
import {typographic} from '../../build/curlyQuotes';

export const glossaryFile = 'wiki/glossary.yml';

export type GlossaryEntry = {
  /** Its anchor on the page of the glossary. */
  id: string;
  /** As the site writes it. Texts match it in any case, and in the plural. */
  term: string;
  /** Other words for it that readers may meet. */
  also?: string[];
  definition: string;
};

type Entries = Record<string, Omit<GlossaryEntry, 'id'>>;

const text = Joi.string().required();
const schema = Joi.object().pattern(
  /^[a-z-]+$/,
  Joi.object({term: text, also: Joi.array().items(Joi.string()).min(1), definition: text}),
);

/** The entries of the glossary in alphabetical order. */
export function readGlossary(): GlossaryEntry[] {
  const read = readYaml(glossaryFile, readFileSync(glossaryFile, 'utf8'));
  const result: Joi.ValidationResult<Entries> = schema.validate(read, {convert: false});
  if (result.error) {
    throw new Error(
      `${glossaryFile}: ${result.error.message}. An entry needs "term" and "definition", and can list other names under "also".`,
    );
  }
  return Object.entries(result.value)
    .map(([id, entry]) => ({id, ...entry, definition: typographic(entry.definition)}))
    .sort((one, two) => one.term.localeCompare(two.term, 'en'));
}
