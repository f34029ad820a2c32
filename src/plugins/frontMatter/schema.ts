import {Joi} from '@docusaurus/utils-validation';
import {certainties} from '../../site/certainty';
import {roles} from '../../site/roles';
import {loadDescription} from '../openapi/description';

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

/** Looked up anew for each page: the description may change below the development server. */
const operation = Joi.string().custom((id: string, {error}) => {
  const valids = loadDescription().operations.map((known) => known.id);
  return valids.includes(id) ? id : error('any.only', {valids});
});

/** Guides of the reference belong to no operation. */
const apiPage = docsPage.keys({operation});

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
  wiki: docsPage,
  'docs/api': apiPage,
  'changelog/emlalock': docsPage,
  blog: blogPost,
  'src/pages': loosePage,
} as const;
