import {Joi} from '@docusaurus/utils-validation';
import {nearestWord} from '../../notFound/model/nearest';

/** A host name that a policy can contain: lower case, without scheme, port, path or wildcard. */
const host = Joi.string()
  .pattern(/^(?:self|(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9])$/)
  .messages({
    'string.pattern.base':
      '{{#label}} holds "{{#value}}": name a host, such as media.example.org, without scheme, port, path or *; or self, for sound and films of this site',
  });

const ofFramework = (...keys: string[]) => Object.fromEntries(keys.map((key) => [key, Joi.any()]));

/** Further keys that any page may have. The framework checks the values of its own keys. */
export const sharedKeys = {
  allow_hosts: Joi.array().items(host).min(1).unique(),
  ...ofFramework(
    'draft',
    'hide_table_of_contents',
    'image',
    'keywords',
    'last_update',
    'slug',
    'toc_max_heading_level',
    'toc_min_heading_level',
    'unlisted',
  ),
};

/** Keys that the framework accepts on docs pages in addition to the shared ones. */
export const docKeys = ofFramework(
  'custom_edit_url',
  'displayed_sidebar',
  'hide_title',
  'id',
  'pagination_label',
  'pagination_next',
  'pagination_prev',
  'sidebar_class_name',
  'sidebar_custom_props',
  'sidebar_key',
  'sidebar_position',
);

/** `key` is the front matter key that the fault is about, if there is one. */
export type Fault = {key?: string; message: string};

type Keys = Record<string, {flags?: {presence?: string}}>;

function keysOf(schema: Joi.ObjectSchema): string[] {
  const {keys} = schema.describe() as {keys: Keys};
  return Object.keys(keys).filter((key) => keys[key]?.flags?.presence !== 'forbidden');
}

function unknownKey(key: string, known: string[]): string {
  const near = nearestWord(key, known);
  return near === undefined
    ? `"${key}" is no key here. Remove it, or use one of ${known.join(', ')}`
    : `"${key}" is no key here. Did you mean "${near}"? Otherwise remove it`;
}

/** Faults in a front matter. For an unknown key, the message suggests the most similar known one. */
export function findFaultsBy(schema: Joi.ObjectSchema, frontMatter: object): Fault[] {
  const {error} = schema.validate(frontMatter, {abortEarly: false, errors: {wrap: {label: '"'}}});
  return (error?.details ?? []).map(({type, path, message}) => {
    const key = String(path[0] ?? '');
    return {key, message: type === 'object.unknown' ? unknownKey(key, keysOf(schema)) : message};
  });
}
