import {Joi} from '@docusaurus/utils-validation';
import {certainties} from '../../../site/certainty';
import {roles} from '../../../site/roles';
import {loadDescription} from '../../api/build/description';
import {docKeys, sharedKeys} from './keys';

const line = Joi.string().trim();
const title = line.required();
const description = line.min(40).max(200).required();
const tags = Joi.array().items(line).min(1).unique().required();

const docsPage = Joi.object({
  title,
  description,
  role: Joi.valid(...Object.keys(roles)).required(),
  certainty: Joi.valid(...Object.keys(certainties)).required(),
  tags,
  sidebar_label: line,
  ...sharedKeys,
  ...docKeys,
});

/**
 * Guides in the reference have no `operation`. The description is read each time, because it may change in development.
 */
function apiPage() {
  return docsPage.keys({operation: Joi.valid(...loadDescription().operations.map(({id}) => id))});
}

const blogPost = Joi.object({
  title,
  description,
  authors: Joi.array().items(line).min(1).unique().required(),
  tags,
  date: Joi.any(),
  sidebar_label: line,
  title_meta: line,
  ...sharedKeys,
});

/** `is_listed: false` keeps test pages out of the list of all pages. */
const loosePage = Joi.object({title, description, is_listed: Joi.boolean(), wrapperClassName: line, ...sharedKeys});

/** Content folder → schema of the front matter. */
export const schemas = {
  wiki: () => docsPage,
  'docs/api': apiPage,
  'changelog/emlalock': () => docsPage,
  blog: () => blogPost,
  'src/pages': () => loosePage,
} as const;
