import {readFileSync} from 'node:fs';
import {type translate} from '@docusaurus/Translate';
import {Joi} from '@docusaurus/utils-validation';
import {readYaml} from '../../build/readYaml';
import {typographic} from '../../build/curlyQuotes';
import {textsOf} from '../../build/texts';

const file = 'wiki/glossary.yml';

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
  const read = readYaml(file, readFileSync(file, 'utf8'));
  const result: Joi.ValidationResult<Entries> = schema.validate(read, {convert: false});
  if (result.error) {
    throw new Error(
      `${file}: ${result.error.message}. An entry needs "term" and "definition", and can list other names under "also".`,
    );
  }
  return Object.entries(result.value)
    .map(([id, entry]) => ({id, ...entry, definition: typographic(entry.definition)}))
    .sort((one, two) => one.term.localeCompare(two.term, 'en'));
}

type Translate = typeof translate;

const alsoIn = (names: string) => (translate: Translate) =>
  translate({id: 'site.glossary.also', message: 'Also called: {names}.'}, {names});

/** The list of the glossary, as Markdown. */
export function glossaryList(): string {
  return readGlossary()
    .map(({id, term, also, definition}) => {
      const names = also ? ` ${textsOf(alsoIn(also.join(', ')))}` : '';
      return `## ${term} {/* #${id} */}\n\n${definition}${names}`;
    })
    .join('\n\n');
}
