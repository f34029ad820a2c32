import {Joi} from '@docusaurus/utils-validation';
import {certainties, mixedPage} from '../../site/certainty';
import {sections, type SectionId} from '../../site/sections';

const line = Joi.string().trim();
const names = Joi.array().items(line).min(1).unique();

const everyPage = {
  title: line.required(),
  description: line.min(40).max(200).required(),
};

/** Keys of the framework, which checks their values itself. */
const frameworkKeys = (...keys: string[]) => Object.fromEntries(keys.map((key) => [key, Joi.any()]));

const optional = frameworkKeys(
  'draft',
  'hide_table_of_contents',
  'keywords',
  'last_update',
  'slug',
  'toc_max_heading_level',
  'toc_min_heading_level',
  'unlisted',
);

const doc = {
  ...everyPage,
  role: Joi.valid('wearer', 'holder', 'both', 'integrator').required(),
  certainty: Joi.valid(...Object.keys(certainties), ...Object.keys(mixedPage)).required(),
  tags: names.required(),
  sidebar_label: line,
  ...optional,
  ...frameworkKeys('pagination_label', 'pagination_next', 'pagination_prev', 'sidebar_position'),
};

const post = {
  ...everyPage,
  authors: names.required(),
  tags: names.required(),
  ...optional,
  ...frameworkKeys('date', 'title_meta'),
};

/** The keys that the front matter of a section may have. Tags and authors are in lists, which the framework checks. */
export function schemaOf(id: SectionId): Joi.PartialSchemaMap {
  return sections[id].docsPlugin === null ? post : doc;
}

/** `is_listed: false` keeps test pages out of the list of all pages. */
export const schemaOfOtherPages: Joi.PartialSchemaMap = {
  ...everyPage,
  is_listed: Joi.boolean(),
  wrapperClassName: line,
  ...optional,
};
