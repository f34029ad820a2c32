import {sections} from '../../site/sections';
import type {Refusal} from './calls';
import type {Field} from './fields';

/** A name in the text of a page. Names of the API are code. */
export type Name = {text: string; isCode: boolean; to?: string};

export function nameOfField({name, anchor}: Pick<Field, 'name' | 'anchor'>): Name {
  return {text: name, isCode: true, to: `/${sections.api.path}/info#${anchor}`};
}

export function nameOfRefusal({id, value, summary}: Refusal): Name {
  const to = `/${sections.api.path}#error-${id.toLowerCase()}`;
  return {text: value?.error ?? summary, isCode: value !== undefined, to};
}
