import type {Refusal} from './calls';
import type {Description, Operation} from './description';
import type {Field} from './fields';
import {code} from './markdown';

export type Page = {
  description: Description;
  /** The path from the folder of the page to the folder of the reference, as links to files need it. */
  toRoot: string;
};

export function linkToPage({toRoot}: Page, {page}: Operation, text: string): string {
  return `[${text}](${toRoot}${page.replace('/docs/api/', '')}.mdx)`;
}

export function linkToRefusal({toRoot}: Page, {id, code: value, title}: Refusal): string {
  return `[${value ? code(value) : title}](${toRoot}index.mdx#error-${id.toLowerCase()})`;
}

export function linkToField({toRoot}: Page, {name, anchor}: Field): string {
  return `[${code(name)}](${toRoot}info.mdx#${anchor})`;
}
