import type {BlogPostFrontMatter} from '@docusaurus/plugin-content-blog';
import type {DocFrontMatter} from '@docusaurus/plugin-content-docs';
import type {PageFrontMatter} from '@docusaurus/plugin-content-pages';
import {Joi, JoiFrontMatter} from '@docusaurus/utils-validation';
import {pageCertainties} from '../../site/certainty';
import {sections, type SectionId} from '../../site/sections';

/** The framework's keys and ours. The compiler names a key of the framework that is missing in a list. */
type Keys<FrontMatter> = Record<keyof FrontMatter, Joi.Schema> & Record<string, Joi.Schema>;

/** The framework checks the value. */
const any = Joi.any();

/** As in the framework, a number is a text too. */
const line = JoiFrontMatter.string().trim().pattern(/^.*$/).message('{{#label}} must be one line');

const tags = JoiFrontMatter.array().min(1).unique().required();

const everyPage = {
  title: line.required(),
  description: line.min(40).max(200).required(),
};

const optional = {
  draft: any,
  hide_table_of_contents: any,
  image: any,
  keywords: any,
  last_update: any,
  slug: any,
  toc_max_heading_level: any,
  toc_min_heading_level: any,
  unlisted: any,
};

const doc: Keys<DocFrontMatter> = {
  ...everyPage,
  role: Joi.valid('wearer', 'holder', 'both', 'integrator').required(),
  certainty: Joi.valid(...pageCertainties).required(),
  tags,
  ...optional,
  custom_edit_url: any,
  displayed_sidebar: any,
  hide_title: any,
  id: any,
  pagination_label: any,
  pagination_next: any,
  pagination_prev: any,
  parse_number_prefixes: any,
  sidebar_class_name: any,
  sidebar_custom_props: any,
  sidebar_key: any,
  sidebar_label: any,
  sidebar_position: any,
};

const post: Keys<BlogPostFrontMatter> = {
  ...everyPage,
  authors: Joi.alternatives(line, Joi.object(), Joi.array().min(1)).when('author', {
    is: Joi.exist(),
    otherwise: Joi.required(),
  }),
  tags,
  ...optional,
  date: any,
  id: any,
  sidebar_label: any,
  title_meta: any,
  // The older forms of an author.
  author: any,
  author_image_url: any,
  author_title: any,
  author_url: any,
  authorImageURL: any,
  authorTitle: any,
  authorURL: any,
};

const otherPage: Keys<PageFrontMatter> = {
  ...everyPage,
  ...optional,
  wrapperClassName: any,
};

/** The keys that the front matter of a section may have. Tags and authors are in lists, which the framework checks. */
export function schemaOf(id: SectionId): Joi.PartialSchemaMap {
  return sections[id].docsPlugin === null ? post : doc;
}

export const schemaOfOtherPages: Joi.PartialSchemaMap = otherPage;
