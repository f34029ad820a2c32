import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {posixPath} from '@docusaurus/utils';
import {Joi} from '@docusaurus/utils-validation';
import {typographic} from '../../build/curlyQuotes';
import {sectionIds, sections} from '../../site/sections';
import {schemaOf, schemaOfOtherPages} from './schemas';

type FrontMatter = Record<string, unknown>;

/** Content folder → keys of its pages. */
const schemasByFolder = [
  ...sectionIds.map((id) => ({folder: sections[id].path, keys: schemaOf(id)})),
  {folder: 'src/pages', keys: schemaOfOtherPages},
];

/** Throws if the front matter has faults. The message has the file, each key and what is allowed. */
export function checkFrontMatter(file: string, frontMatter: FrontMatter): void {
  // A file with an underscore is a part of pages.
  const isPart = path.basename(file).startsWith('_');
  const keys = isPart ? undefined : schemasByFolder.find(({folder}) => file.startsWith(`${folder}/`))?.keys;
  const {error} = Joi.object(keys).validate(frontMatter, {abortEarly: false});
  if (error) {
    const faults = error.details.map(({message}) => `  - ${message}`).join('\n');
    const allowed = Object.keys(keys ?? {}).join(', ');
    throw new Error(`${file}: the front matter has to be fixed.\n${faults}\nAllowed are ${allowed}.`);
  }
}

/** The framework's parser with our checks. Readers see titles and descriptions with typographic quotation marks. */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const {frontMatter, content} = await params.defaultParseFrontMatter(params);
  checkFrontMatter(posixPath(path.relative(process.cwd(), params.filePath)), frontMatter);
  for (const key of ['title', 'description', 'sidebar_label', 'pagination_label']) {
    const text = frontMatter[key];
    if (typeof text === 'string') {
      frontMatter[key] = typographic(text);
    }
  }
  return {frontMatter, content};
};
