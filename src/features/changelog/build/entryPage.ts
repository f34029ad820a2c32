import {readdirSync} from 'node:fs';
import path from 'node:path';
import {posixPath} from '@docusaurus/utils';
import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import type {VFile} from 'vfile';
import {unknownKind} from '../model/kinds';
import type {OutsideLink} from '../../../site/links';
import {observations} from '../model/observations';
import {readEntryFrame} from '../model/entryFrame';
import {observationsAround} from './nearby';
import {askForNotes, observedSection, whereNext} from './sections';

function datesBeside(file: VFile): string[] {
  return readdirSync(path.dirname(file.path))
    .filter((name) => /^\d{4}-\d{2}-\d{2}\.mdx$/.test(name))
    .map((name) => name.replace('.mdx', ''));
}

/** No absolute paths: plugin options end up in the site configuration, which every page loads. */
type Options = {codeHost: OutsideLink};

/** Adds the sections that follow from the date and the areas of an entry, so that its file contains only the notes. */
export default function entryPage({codeHost}: Options): Transformer<Root> {
  return (tree: Root, file: VFile) => {
    const entry = readEntryFrame(file.data.frontMatter);
    if (entry === null) {
      return;
    }
    const around = observationsAround(entry.date, datesBeside(file), observations);
    const source = posixPath(path.relative(process.cwd(), file.path));
    tree.children.push(...observedSection(around), ...whereNext(entry.areas));
    if (entry.kinds === unknownKind) {
      tree.children.push(askForNotes(source, codeHost));
    }
  };
}
