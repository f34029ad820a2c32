// Decides, by a page of Markdown alone, whether it is proved to be HTML. A page that is not gets the framework's scripts.
import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {Program} from 'estree';
import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

/** The meta elements of a page that is proved to be HTML, and of one that is not. The template reads them. */
export const provedName = 'light';
export const codeName = 'light-not';

/** Parts of the framework that are HTML without React, on pages that import or only name them. */
const frameworkModules = [
  '@docusaurus/Head',
  '@docusaurus/Link',
  '@docusaurus/Translate',
  '@docusaurus/useBaseUrl',
  '@theme/Admonition',
  '@theme/CodeBlock',
  '@theme/Details',
  '@theme/DocCard',
  '@theme/DocCardList',
  '@theme/Heading',
  '@theme/TOCInline',
  '@theme/TabItem',
  '@theme/Tabs',
];

/** Imports that bring no code: styles, pictures, data and other pages. A page that is imported has its own marks. */
const notCode = /\.(?:css|scss|svg|png|jpe?g|gif|webp|avif|json|ya?ml|txt|mdx?)$|^!!|^raw-loader/;

export type KindOptions = {
  /** The modules of the site that work as HTML. */
  worksAsHtml: readonly string[];
};

/** The names of the components in src/islands. */
export function islandsOf(siteDir: string): string[] {
  try {
    const files = readdirSync(path.join(siteDir, 'src/islands'));
    return files.filter((file) => file.endsWith('.tsx')).map((file) => file.replace('.tsx', ''));
  } catch {
    return [];
  }
}

type Syntax = {type?: string; name?: unknown};

/** Every node of a syntax tree of JavaScript. */
function* nodesIn(value: unknown): Generator<Syntax> {
  if (typeof value === 'object' && value !== null) {
    if ('type' in value) {
      yield value as Syntax;
    }
    for (const inner of Object.values(value)) {
      yield* nodesIn(inner);
    }
  }
}

/** The scripts in a node of Markdown: of an import or export, of an expression, and of attributes. */
function programsOf(node: RootContent | Root): Program[] {
  const own = 'data' in node && node.data && 'estree' in node.data ? [node.data.estree] : [];
  const attributes = 'attributes' in node && Array.isArray(node.attributes) ? node.attributes : [];
  const ofAttributes = attributes.map(({data, value}: MdxJsxFlowElement['attributes'][number]) =>
    value !== null && typeof value === 'object' ? value.data?.estree : data && 'estree' in data ? data.estree : null,
  );
  return [...own, ...ofAttributes].filter((program): program is Program => Boolean(program));
}

function reasonsIn(tree: Root, known: readonly string[], islands: readonly string[]): string[] {
  const names = new Set([...known.map((module) => path.basename(module)), ...islands]);
  const reasons: string[] = [];
  visit(tree, (node) => {
    for (const program of programsOf(node)) {
      for (const statement of program.body) {
        const source = statement.type === 'ImportDeclaration' ? String(statement.source.value) : '';
        const isIsland = islands.some((name) => source.endsWith(`src/islands/${name}`));
        if (source && !notCode.test(source) && !known.includes(source) && !isIsland) {
          reasons.push(`it imports ${source}`);
        }
        if (statement.type === 'ImportDeclaration') {
          statement.specifiers.forEach(({local}) => names.add(local.name));
        }
      }
      if ([...nodesIn(program)].some(({type}) => /Function|Class/.test(type ?? ''))) {
        reasons.push('it has a function');
      }
    }
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const [name = ''] = (node.name ?? '').split('.');
      if (/^[A-Z]/.test(name) && !names.has(name)) {
        reasons.push(`it shows <${name}>`);
      }
    }
  });
  return reasons;
}

function element(
  name: string,
  attributes: Record<string, string>,
  children: MdxJsxFlowElement['children'],
): MdxJsxFlowElement {
  const list = Object.entries(attributes).map(([key, value]) => ({
    type: 'mdxJsxAttribute' as const,
    name: key,
    value,
  }));
  return {type: 'mdxJsxFlowElement', name, attributes: list, children};
}

/** Puts each island into the part that stands for it in the page. */
function wrapIslands(tree: Root, islands: readonly string[]): void {
  visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
    if (node.name && islands.includes(node.name) && parent && index !== undefined) {
      parent.children[index] = element('Island', {name: node.name}, [node]);
      return SKIP;
    }
    return undefined;
  });
}

/** A step on Markdown that comes after all others, so that it sees what they put into the page. */
export default function kinds({worksAsHtml}: KindOptions): Transformer<Root> {
  const known = [...frameworkModules, ...worksAsHtml];
  return (tree, file: VFile) => {
    const islands = islandsOf(file.cwd);
    const [reason] = reasonsIn(tree, known, islands);
    wrapIslands(tree, islands);
    const mark = reason === undefined ? {name: provedName, content: 'html'} : {name: codeName, content: reason};
    tree.children.unshift(element('Head', {}, [element('meta', mark, [])]));
  };
}
