import path from 'node:path';
import {translate} from '@docusaurus/Translate';
import {Joi} from '@docusaurus/utils-validation';
import {areas} from '../model/areas';
import {certainties} from '../../../site/certainty';
import {changeKinds, unknownKind, unknownTag} from '../model/kinds';
import {formatDay} from '../../../site/dates';
import {roles} from '../../../site/roles';
import {docKeys, findFaultsBy, sharedKeys, type Fault} from '../../frontMatter/build/keys';
import {faultOfDay, faultOfFuture} from './calendar.mjs';

type FrontMatter = Record<string, unknown>;

const folder = 'changelog/emlalock/';

/** Files in the folder that are not entries. */
const otherPages = ['index', 'v1', '_template'];

export function isChangelogEntry(file: string): boolean {
  return file.startsWith(folder) && !otherPages.includes(nameOf(file));
}

function nameOf(file: string): string {
  return path.posix.basename(file).replace(/\.mdx?$/, '');
}

const followsFrom = (source: string) => Joi.forbidden().messages({'any.unknown': `{{#label}} follows from ${source}`});

/** The front matter of an entry. */
export const entrySchema = Joi.object({
  date: Joi.string().required(),
  kinds: Joi.alternatives(
    Joi.valid(unknownKind),
    Joi.array()
      .items(Joi.valid(...changeKinds))
      .min(1)
      .unique(),
  )
    .required()
    .messages({
      'alternatives.types': `"kinds" must be a list with one or more of ${changeKinds.join(', ')}, or the word ${unknownKind}`,
    }),
  areas: Joi.array()
    .items(Joi.valid(...Object.keys(areas)))
    .unique()
    .required()
    .when('kinds', {is: unknownKind, otherwise: Joi.array().min(1)}),
  description: Joi.string().min(40).max(200).required(),
  role: Joi.valid(...Object.keys(roles)).required(),
  certainty: Joi.valid(...Object.keys(certainties)).required(),
  title: followsFrom('the date'),
  sidebar_label: followsFrom('the date'),
  tags: followsFrom('"kinds" and "areas"'),
  ...sharedKeys,
  ...docKeys,
});

/** The front matter of the entry with this file name. */
function schemaOf(name: string) {
  return entrySchema.keys({
    date: Joi.valid(name)
      .required()
      .messages({'any.only': `"date" holds "{{#value}}", but the file is named "${name}": make them the same`}),
  });
}

/** The date as written, because YAML would turn a date that does not exist into another one. */
function writtenDate(fileContent: string): string | undefined {
  return /^date: *['"]?([^'"\s]+)['"]?\s*$/m.exec(fileContent)?.[1];
}

function faultOfName(name: string): string | null {
  const fault = faultOfDay(name);
  if (fault) {
    return `the file name is not a date: ${fault}. Rename the file, or make one with "npm run new:changelog"`;
  }
  const future = faultOfFuture(name);
  return future && `the file name ${future}. Fix the date, or add the entry on its day`;
}

export function findEntryFaults(file: string, frontMatter: FrontMatter): Fault[] {
  const name = nameOf(file);
  const nameFault = faultOfName(name);
  if (nameFault) {
    return [{message: nameFault}];
  }
  return findFaultsBy(schemaOf(name), frontMatter);
}

export function withWrittenDate(frontMatter: FrontMatter, fileContent: string): FrontMatter {
  const date = writtenDate(fileContent);
  return date === undefined ? frontMatter : {...frontMatter, date};
}

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** Derives the title, the label and the tags from the checked front matter of an entry. */
export function completeEntry(frontMatter: FrontMatter): FrontMatter {
  const day = formatDay(String(frontMatter.date));
  const kinds = frontMatter.kinds === unknownKind ? [unknownTag] : listOf(frontMatter.kinds);
  return {
    ...frontMatter,
    title: translate({id: 'entry.title', message: 'Entry of {day}'}, {day}),
    sidebar_label: day,
    tags: [...kinds, ...listOf(frontMatter.areas)],
  };
}
