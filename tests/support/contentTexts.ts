import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createProcessor} from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import {parse} from 'yaml';

/** Stands for code, which no language changes. */
export const codeMark = '\u0001';

/** A text as it is compared: in small letters, with plain quotation marks, without what is around it. */
export function plain(text: string): string {
  return text
    .replace(/[“”„]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/[\s\u200b]+/g, ' ')
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    .toLowerCase();
}

type Node = {
  type: string;
  value?: string;
  meta?: string | null;
  attributes?: {value?: unknown}[];
  children?: Node[];
};

const inline = [
  'text',
  'inlineCode',
  'emphasis',
  'strong',
  'delete',
  'link',
  'linkReference',
  'break',
  'mdxJsxTextElement',
];

/** The text of inline nodes in a row. */
function textOf(nodes: Node[]): string {
  return nodes
    .map(({type, value = '', children = []}) =>
      type === 'inlineCode' ? codeMark : type === 'break' ? ' ' : inline.includes(type) ? value + textOf(children) : '',
    )
    .join('');
}

/** The texts of a tree: of each block, in attributes, and titles of code. */
function* textsIn(node: Node): Generator<string> {
  const {children = [], attributes = [], meta} = node;
  yield textOf(children);
  yield* attributes.flatMap(({value}) => (typeof value === 'string' ? [value] : []));
  yield* [...(meta ?? '').matchAll(/title="([^"]+)"/g)].map(([, title = '']) => title);
  for (const child of children) {
    yield* textsIn(child);
  }
}

/** The texts of parsed YAML. Backticks in them mark code. */
function* scalarsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') {
    yield value.replace(/`[^`]*`/g, codeMark);
  } else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) {
      yield* scalarsIn(inner);
    }
  }
}

const processor = createProcessor({remarkPlugins: [remarkGfm]});

function* textsOfFile(file: string): Generator<string> {
  const text = readFileSync(file, 'utf8');
  if (/\.ya?ml$/.test(file)) {
    yield* scalarsIn(parse(text));
    return;
  }
  const [, frontMatter = '', body = text] = /^---\n([^]*?\n)---\n([^]*)$/.exec(text) ?? [];
  yield* scalarsIn(parse(frontMatter));
  yield* textsIn(processor.parse(body));
}

/** What authors have written, in files and in the names of sidebars. */
export class ContentTexts {
  private readonly texts = new Set<string>();
  private readonly all: string;

  constructor(folders: string[], others: unknown[]) {
    const files = folders.flatMap((folder) =>
      readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .filter((name) => /\.(?:mdx?|ya?ml)$/.test(name))
        .map((name) => path.join(folder, name)),
    );
    for (const text of [...files.flatMap((file) => [...textsOfFile(file)]), ...scalarsIn(others)]) {
      text.split(codeMark).forEach((part) => this.texts.add(plain(part)));
    }
    this.all = [...this.texts].join('\n');
  }

  /** Whether a text is one of theirs, or a part of one that cannot be there by chance. */
  private isTheirs(text: string): boolean {
    return text.length < 2 || this.texts.has(text) || (text.split(' ').length > 2 && this.all.includes(text));
  }

  /** Whether a text is theirs, or several of theirs in a row: in a list, or one sentence after the other. */
  has(text: string): boolean {
    const isAll = (separator: string) => text.split(separator).every((part) => this.isTheirs(plain(part)));
    return this.isTheirs(text) || isAll(', ') || isAll('. ');
  }
}
