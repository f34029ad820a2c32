import {Joi} from '@docusaurus/utils-validation';
import {certainties} from '../../../site/certainty';
import {roles} from '../../../site/roles';
import {loadDescription} from '../../api/build/description';
import {pageKinds} from '../model/pageFrame';
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
  kind: Joi.valid(...Object.keys(pageKinds)),
  ...sharedKeys,
  ...docKeys,
});

/** Guides of the reference belong to no operation. The description may change below the development server. */
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

/** A page for tests alone is not in the list of all pages. */
const loosePage = Joi.object({title, description, is_listed: Joi.boolean(), wrapperClassName: line, ...sharedKeys});

/** Content folder → what the front matter of its pages must hold. */
export const schemas = {
  wiki: () => docsPage,
  'docs/api': apiPage,
  'changelog/emlalock': () => docsPage,
  blog: () => blogPost,
  'src/pages': () => loosePage,
} as const;
