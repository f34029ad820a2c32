import {Joi} from '@docusaurus/utils-validation';
import {certainties} from '../../../site/certainty';
import {roles} from '../../../site/roles';
import {loadDescription} from '../../api/build/description';

const title = Joi.string().required();
const description = Joi.string().min(40).max(200).required();
const tags = Joi.array().items(Joi.string()).min(1).required();

const docsPage = Joi.object({
  title,
  description,
  role: Joi.valid(...Object.keys(roles)).required(),
  certainty: Joi.valid(...Object.keys(certainties)).required(),
  tags,
}).unknown();

/** Guides of the reference belong to no operation. The description may change below the development server. */
function apiPage() {
  return docsPage.keys({operation: Joi.valid(...loadDescription().operations.map(({id}) => id))});
}

const blogPost = Joi.object({
  title,
  description,
  authors: Joi.array().items(Joi.string()).min(1).required(),
  tags,
}).unknown();

/** A page for tests alone is not in the list of all pages. */
const loosePage = Joi.object({title, description, is_listed: Joi.boolean()}).unknown();

/** Content folder → what the front matter of its pages must hold. */
export const schemas = {
  wiki: () => docsPage,
  'docs/api': apiPage,
  'changelog/emlalock': () => docsPage,
  blog: () => blogPost,
  'src/pages': () => loosePage,
} as const;
