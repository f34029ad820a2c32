import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {Heading, Link, List, ListItem, Paragraph, PhrasingContent, Root, RootContent, Text} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import type {VFile} from 'vfile';
import {pagesOf, pagesOfNoArea, type Area} from '../../site/areas';
import {unknownKind} from '../../site/changelog';
import type {CertaintyMark} from '../../site/certainty';
import {formatDay} from '../../site/dates';
import type {OutsideLink} from '../../site/links';
import {observations, sightings, type Observation} from '../../site/observations';
import {readEntryFrame} from '../frontMatter/entryFrame';
import {observationsAround} from './nearby';
import {splitAtCode} from './splitAtCode';

const text = (value: string): Text => ({type: 'text', value});
const paragraph = (...children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});
const heading = (title: string): Heading => ({type: 'heading', depth: 2, children: [text(title)]});
const link = (url: string, label: string): Link => ({type: 'link', url, children: [text(label)]});

function list(items: PhrasingContent[][]): List {
  const children = items.map((item): ListItem => ({type: 'listItem', spread: false, children: [paragraph(...item)]}));
  return {type: 'list', ordered: false, spread: false, children};
}

function mark(value: CertaintyMark): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name: 'Certainty',
    attributes: [{type: 'mdxJsxAttribute', name: 'mark', value}],
    children: [],
  };
}

function words(value: string): PhrasingContent[] {
  return splitAtCode(value).map(({isCode, value: part}) => (isCode ? {type: 'inlineCode', value: part} : text(part)));
}

function describe({date, sighting, what, open}: Observation): PhrasingContent[] {
  const when = text(`${sightings[sighting]} ${formatDay(date)}`);
  const said = [{type: 'strong' as const, children: [when]}, text(': '), ...words(what), text(' '), mark('observed')];
  return open ? [...said, text(' '), ...words(open), text(' '), mark('unknown')] : said;
}

function observedSection(around: Observation[]): RootContent[] {
  return around.length === 0 ? [] : [heading('Observed around this time'), list(around.map(describe))];
}

function whereNext(entryAreas: readonly Area[]): RootContent[] {
  const pages = entryAreas.length === 0 ? pagesOfNoArea : entryAreas.flatMap(pagesOf);
  return [heading('Where next'), list(pages.map(({to, label, tells}) => [link(to, label), text(` ${tells}.`)]))];
}

/** Where the notes can be sent. An address nobody has confirmed leads to the main website, and the page says so. */
function askForNotes(file: string, codeHost: OutsideLink): Paragraph {
  const way = link(codeHost.href, codeHost.label.toLowerCase());
  const caveat = 'Its address is not confirmed yet, so the link leads to the main website.';
  return paragraph(
    text('Do you have the notes? Write them into '),
    {type: 'inlineCode', value: file},
    text(' and send the file to the documentation team through the '),
    way,
    text(codeHost.isOpen ? ` group. ${caveat}` : ' group.'),
  );
}

function datesBeside(file: VFile): string[] {
  return readdirSync(path.dirname(file.path))
    .filter((name) => /^\d{4}-\d{2}-\d{2}\.mdx$/.test(name))
    .map((name) => name.replace('.mdx', ''));
}

type Options = {siteDir: string; codeHost: OutsideLink};

/** Adds to an entry what follows from its date and its areas, so that the file holds its notes alone. */
export default function entryPage({siteDir, codeHost}: Options): Transformer<Root> {
  return (tree: Root, file: VFile) => {
    const entry = readEntryFrame(file.data.frontMatter);
    if (entry === null) {
      return;
    }
    const around = observationsAround(entry.date, datesBeside(file), observations);
    const source = path.relative(siteDir, file.path).split(path.sep).join('/');
    tree.children.push(...observedSection(around), ...whereNext(entry.areas));
    if (entry.kinds === unknownKind) {
      tree.children.push(askForNotes(source, codeHost));
    }
  };
}
