import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {posixPath} from '@docusaurus/utils';
import {Joi} from '@docusaurus/utils-validation';
import {typographic} from '../../build/curlyQuotes';
import {sectionIds, sections} from '../../site/sections';
import {faultsOfDay} from './faultsOfDay';
import {schemaOfOtherPages, schemas} from './schemas';

type FrontMatter = Record<string, unknown>;

/** Content folder → keys of its pages. */
const schemasByFolder = [
  ...sectionIds.map((id) => ({folder: sections[id].path, keys: schemas[id]})),
  {folder: 'src/pages', keys: schemaOfOtherPages},
];

/** Throws if the front matter has faults. The message has the file, each key and what is allowed. */
export function checkFrontMatter(file: string, frontMatter: FrontMatter): void {
  const found = schemasByFolder.find(({folder}) => file.startsWith(`${folder}/`));
  if (!found) {
    return;
  }
  const {error} = Joi.object(found.keys).validate(frontMatter, {abortEarly: false, allowUnknown: false});
  const faults = (error?.details ?? []).map(({type, message}) =>
    type === 'object.unknown' ? `${message}. Allowed are ${Object.keys(found.keys).join(', ')}` : message,
  );
  faults.push(...faultsOfDay(file, frontMatter.date));
  if (faults.length > 0) {
    throw new Error(`${file}: the front matter has to be fixed.\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  }
}

const shownKeys = ['title', 'description', 'sidebar_label', 'pagination_label'];

/** Makes quotation marks typographic in the keys that readers see, as in the text. */
function withCurlyQuotes(frontMatter: FrontMatter): FrontMatter {
  const entries = Object.entries(frontMatter).map(([key, value]) => [
    key,
    shownKeys.includes(key) && typeof value === 'string' ? typographic(value) : value,
  ]);
  return Object.fromEntries(entries) as FrontMatter;
}

/** The framework's parser with our checks, so that no page is published with a wrong front matter. */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const parsed = await params.defaultParseFrontMatter(params);
  checkFrontMatter(posixPath(path.relative(process.cwd(), params.filePath)), parsed.frontMatter);
  return {...parsed, frontMatter: withCurlyQuotes(parsed.frontMatter)};
};
