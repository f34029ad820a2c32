import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {posixPath} from '@docusaurus/utils';
import {Joi, JoiFrontMatter} from '@docusaurus/utils-validation';
import {retext} from 'retext';
import smartypants from 'retext-smartypants';
import {pageCertainties} from '../../site/certainty';
import {momentNames} from '../../site/momentNames';
import {about, sectionIds, sections} from '../../site/sections';
import {typography} from '../../site/typography';

type FrontMatter = Record<string, unknown>;

/** As in the framework, a number is a text too. */
const line = JoiFrontMatter.string().trim().pattern(/^.*$/).message('{{#label}} must be one line');

const everyPage = {
  title: line.required(),
  description: line.min(40).max(200).required(),
};

/** The lists of tags and authors are the framework's to check. */
const tags = JoiFrontMatter.array().min(1).unique().required();

const doc = {
  ...everyPage,
  role: Joi.valid('wearer', 'holder', 'both', 'integrator').required(),
  certainty: Joi.valid(...pageCertainties).required(),
  moment: Joi.array()
    .items(Joi.valid(...momentNames))
    .single(),
  tags,
};

const post = {...everyPage, authors: Joi.required(), tags};

/** What we require of a file. Nothing of parts of pages, which begin with an underscore or are in such a folder. */
function keysOf(file: string): Joi.PartialSchemaMap | undefined {
  if (/(?:^|\/)_/.test(file)) {
    return undefined;
  }
  const id = sectionIds.find((section) => file.startsWith(`${sections[section].path}/`));
  if (id === undefined) {
    return ['src/pages/', `${about.path}/`].some((folder) => file.startsWith(folder)) ? everyPage : undefined;
  }
  return sections[id].docsPlugin === null ? post : doc;
}

/** Throws if the front matter lacks what we require. The framework checks its own keys. */
function checkFrontMatter(file: string, frontMatter: FrontMatter): void {
  const {error} = Joi.object(keysOf(file)).unknown().validate(frontMatter, {abortEarly: false});
  if (error) {
    const faults = error.details.map(({message}) => `  - ${message}`).join('\n');
    throw new Error(`${file}: the front matter has mistakes.\n${faults}`);
  }
}

/** Throws if something of a template is left: there, each placeholder begins with this word. */
function checkFilledIn(file: string, text: string): void {
  const [left] = /^.*\bREPLACE\b.*$/m.exec(text) ?? [];
  if (left !== undefined) {
    throw new Error(`${file} is not filled in. Replace or delete "${left.trim()}".`);
  }
}

const typographer = retext().use(smartypants, typography);

/** The framework's parser with our checks. Readers see titles and descriptions with typographic quotation marks. */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const {frontMatter, content} = await params.defaultParseFrontMatter(params);
  const file = posixPath(path.relative(process.cwd(), params.filePath));
  checkFrontMatter(file, frontMatter);
  checkFilledIn(file, params.fileContent);
  for (const key of ['title', 'title_meta', 'description', 'sidebar_label', 'pagination_label']) {
    const text = frontMatter[key];
    if (typeof text === 'string') {
      frontMatter[key] = String(typographer.processSync(text.trim()));
    }
  }
  return {frontMatter, content};
};
