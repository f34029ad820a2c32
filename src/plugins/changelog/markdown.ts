import type {Heading, Link, List, ListItem, Paragraph, PhrasingContent, Text} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {CertaintyMark} from '../../site/certainty';
import {splitAtCode} from './splitAtCode';

export const text = (value: string): Text => ({type: 'text', value});
export const paragraph = (...children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});
export const heading = (title: string): Heading => ({type: 'heading', depth: 2, children: [text(title)]});
export const link = (url: string, label: string): Link => ({type: 'link', url, children: [text(label)]});

export function list(items: PhrasingContent[][]): List {
  const children = items.map((item): ListItem => ({type: 'listItem', spread: false, children: [paragraph(...item)]}));
  return {type: 'list', ordered: false, spread: false, children};
}

/** `<Certainty mark="…" />` */
export function mark(value: CertaintyMark): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name: 'Certainty',
    attributes: [{type: 'mdxJsxAttribute', name: 'mark', value}],
    children: [],
  };
}

/** Text with words in backticks. */
export function words(value: string): PhrasingContent[] {
  return splitAtCode(value).map(({isCode, value: part}) => (isCode ? {type: 'inlineCode', value: part} : text(part)));
}
