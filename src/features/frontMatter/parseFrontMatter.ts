import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {posixPath} from '@docusaurus/utils';
import {Joi} from '@docusaurus/utils-validation';
import {typographic} from '../../build/curlyQuotes';
import {sectionIds, sections, type SectionId} from '../../site/sections';
import {checkFilledIn} from './leftOfTemplate';
import {schemaOf, schemaOfOtherPages} from './schemas';

type FrontMatter = Record<string, unknown>;

/** The folders of a section: its pages, their translations, and the versions that were cut from them. */
function foldersOf(id: SectionId): string[] {
  const {path: folder, docsPlugin} = sections[id];
  switch (docsPlugin) {
    case null:
      return [folder, 'i18n/docusaurus-plugin-content-blog'];
    case 'default':
      return [folder, 'i18n/docusaurus-plugin-content-docs', 'versioned_docs'];
    default:
      return [folder, `i18n/docusaurus-plugin-content-docs-${docsPlugin}`, `${docsPlugin}_versioned_docs`];
  }
}

const schemas = [
  ...sectionIds.map((id) => ({folders: foldersOf(id), keys: schemaOf(id)})),
  {folders: ['src/pages', 'i18n/docusaurus-plugin-content-pages'], keys: schemaOfOtherPages},
];

/** The keys that a file may have. None for parts of pages, which begin with an underscore or are in such a folder. */
function keysOf(file: string): Joi.PartialSchemaMap | undefined {
  const withoutLocale = file.replace(/^i18n\/[^/]+/, 'i18n');
  const isPart = /(?:^|\/)_/.test(file);
  return isPart
    ? undefined
    : schemas.find(({folders}) => folders.some((folder) => withoutLocale.startsWith(`${folder}/`)))?.keys;
}

/** Throws if the front matter has faults. The message has the file, each key and what is allowed. */
export function checkFrontMatter(file: string, frontMatter: FrontMatter): void {
  const keys = keysOf(file);
  const {error} = Joi.object(keys).validate(frontMatter, {abortEarly: false});
  if (error) {
    const faults = error.details.map(({message}) => `  - ${message}`).join('\n');
    const allowed = Object.keys(keys ?? {}).join(', ');
    throw new Error(`${file}: the front matter has mistakes.\n${faults}\nThe keys that it can have are ${allowed}.`);
  }
}

/** The framework's parser with our checks. Readers see titles and descriptions with typographic quotation marks. */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const {frontMatter, content} = await params.defaultParseFrontMatter(params);
  const file = posixPath(path.relative(process.cwd(), params.filePath));
  checkFrontMatter(file, frontMatter);
  checkFilledIn(file, params.fileContent);
  for (const key of ['title', 'title_meta', 'description', 'sidebar_label', 'pagination_label']) {
    const text = frontMatter[key];
    if (typeof text === 'string') {
      frontMatter[key] = typographic(text.trim());
    }
  }
  return {frontMatter, content};
};
