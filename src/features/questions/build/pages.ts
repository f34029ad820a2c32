import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createSlugger, Globby} from '@docusaurus/utils';
import {readYaml} from '../../../build/readYaml';

/** A paragraph, list item or table row as written, with its position. */
export type Block = {text: string; line: number; isItem: boolean; anchor: string; heading: string};
export type ContentPage = {
  file: string;
  /** Its address without the base URL. */
  path: string;
  title: string;
  frontMatter: Record<string, unknown>;
  anchors: string[];
  blocks: Block[];
};

const folders = ['wiki', 'docs/api', 'changelog/emlalock', 'blog', 'src/pages'];
const notContent = ['**/_*', 'src/pages/test-page/**'];

/** Pages outside the sections are at the root of the site, and posts below their date. */
function pathOf(file: string): string {
  return `/${file
    .replace(/^src\/pages\//, '')
    .replace(/^blog\/(\d{4})-(\d{2})-(\d{2})-/, 'blog/$1/$2/$3/')
    .replace(/\.mdx?$/, '')
    .replace(/(?:^|\/)index$/, '')}`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

const head = /^---\n([^]*?)\n---\n/;
const headingLine = /^(#{1,6})\s+(.*?)\s*(?:\{\/\*\s*#(\S+)\s*\*\/\})?$/;
const itemStart = /^\s*(?:[-*]|\d+\.)\s+/;
const tableRow = /^\s*\|/;

/** Reads the blocks line by line, because headings, items and rows are all that is needed of Markdown. */
function readBlocks(body: string, firstLine: number): Pick<ContentPage, 'anchors' | 'blocks'> {
  const slugger = createSlugger();
  const anchors: string[] = [];
  const blocks: Block[] = [];
  let [heading, anchor, isOpen, isCode] = ['', '', false, false];
  for (const [index, line] of body.split('\n').entries()) {
    if (/^\s*(?:```|~~~)/.test(line)) {
      [isCode, isOpen] = [!isCode, false];
      continue;
    }
    const [, , title, id] = isCode ? [] : (headingLine.exec(line) ?? []);
    const last = blocks.at(-1);
    if (title !== undefined) {
      heading = title;
      anchor = id ?? slugger.slug(title);
      anchors.push(anchor);
      isOpen = false;
    } else if (isCode || line.trim() === '') {
      isOpen = false;
    } else if (isOpen && last && !itemStart.test(line) && !tableRow.test(line)) {
      last.text += ` ${line.trim()}`;
    } else {
      const text = line.replace(itemStart, '').trim();
      blocks.push({text, line: firstLine + index, isItem: itemStart.test(line), anchor, heading});
      isOpen = true;
    }
  }
  return {anchors, blocks};
}

export function readPage(file: string, content: string): ContentPage {
  const [whole = '', yaml = ''] = head.exec(content) ?? [];
  const frontMatter = readYaml(file, yaml);
  const data = isRecord(frontMatter) ? frontMatter : {};
  const title = typeof data.title === 'string' ? data.title : path.posix.basename(pathOf(file));
  const {anchors, blocks} = readBlocks(content.slice(whole.length), whole.split('\n').length);
  return {file, path: pathOf(file), title, frontMatter: data, anchors, blocks};
}

export function readPages(siteDir: string): ContentPage[] {
  const files = Globby.sync(
    folders.map((folder) => `${folder}/**/*.{md,mdx}`),
    {cwd: siteDir, ignore: notContent},
  );
  return files.toSorted().map((file) => readPage(file, readFileSync(path.join(siteDir, file), 'utf8')));
}
