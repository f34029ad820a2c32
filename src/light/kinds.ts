// Decides, by a page of Markdown alone, whether it is proved to be HTML. A page that is not gets the framework's scripts.
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
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

/**
 * What a page can import that is no code: styles, pictures, data, other pages, which have their own marks, and what a
 * loader makes of a file, such as its address.
 */
const notCode = /\.(?:css|scss|svg|png|jpe?g|gif|webp|avif|json|ya?ml|txt|mdx?)$|!/;

export type KindOptions = {
  /** The modules of the site that work as HTML. */
  worksAsHtml: readonly string[];
};

/** The names of the components in src/islands. */
export function islandsOf(siteDir: string): string[] {
  const files = Globby.sync('src/islands/*.tsx', {cwd: siteDir}).sort();
  return files.map((file) => path.basename(file, '.tsx'));
}

/** A node of Markdown, or of a script in it. */
type Node = {
  type: string;
  name?: unknown;
  source?: unknown;
  callee?: unknown;
  arguments?: unknown;
  specifiers?: {local: {name: string}}[];
};

/** Every node of a page, and of the scripts in it. */
function* nodesIn(value: unknown): Generator<Node> {
  if (typeof value === 'object' && value !== null) {
    if ('type' in value) {
      yield value as Node;
    }
    for (const inner of Object.values(value)) {
      yield* nodesIn(inner);
    }
  }
}

/** The module that an import, an export or a call of `require` names. */
function moduleOf({source, callee, arguments: given}: Node): string | undefined {
  const named = (callee as {name?: string} | undefined)?.name === 'require' ? (given as unknown[])[0] : source;
  const value = (named as {value?: unknown} | null | undefined)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** What a page may import and name. */
type Known = {modules: readonly string[]; islands: readonly string[]; names: Set<string>};

function reasonOf(node: Node, {modules, islands, names}: Known): string | undefined {
  const {type, specifiers = []} = node;
  const [name = ''] = typeof node.name === 'string' ? node.name.split('.') : [];
  const module = moduleOf(node);
  const imported = specifiers.map(({local}) => local.name);
  imported.forEach((one) => names.add(one));
  const isIsland = imported.some((one) => islands.includes(one) && module?.endsWith(`src/islands/${one}`));
  if (module !== undefined && !notCode.test(module) && !modules.includes(module) && !isIsland) {
    return `it imports ${module}`;
  }
  const isAttribute = type === 'mdxJsxAttribute' || type === 'JSXIdentifier';
  if (/Function|Class/.test(type) || (isAttribute && /^on[A-Z]/.test(name))) {
    return 'it has a function';
  }
  if (islands.includes(name) && (type === 'mdxJsxTextElement' || type === 'JSXIdentifier')) {
    return `it shows ${name} ${type === 'JSXIdentifier' ? 'in an expression' : 'within a line'}`;
  }
  const isElement = type === 'mdxJsxTextElement' || type === 'mdxJsxFlowElement';
  // The framework draws diagrams in the browser, also where the site names their package.
  const isUnknown = (/^[A-Z]/.test(name) && !names.has(name)) || name === 'mermaid';
  return isElement && isUnknown ? `it shows ${name}` : undefined;
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

/** Puts each island into the part that stands for it in the page. Returns whether there are any. */
function wrapIslands(tree: Root, islands: readonly string[]): boolean {
  let found = false;
  visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
    if (node.name && islands.includes(node.name) && parent && index !== undefined) {
      found = true;
      parent.children[index] = element('LightIsland', {name: node.name}, [node]);
      return SKIP;
    }
    return undefined;
  });
  return found;
}

/** An import of a part. A component that shows some Markdown gives it none. */
function importOf(name: string, module: string): RootContent {
  const local = {type: 'Identifier' as const, name};
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [
      {
        type: 'ImportDeclaration',
        specifiers: [{type: 'ImportDefaultSpecifier', local}],
        source: {type: 'Literal', value: module},
        attributes: [],
      },
    ],
  };
  return {type: 'mdxjsEsm', value: '', data: {estree}};
}

/** A step on Markdown that comes after all others, so that it sees what they put into the page. */
export default function kinds({worksAsHtml}: KindOptions): Transformer<Root> {
  const modules = [...frameworkModules, ...worksAsHtml];
  return (tree, file: VFile) => {
    const islands = islandsOf(file.cwd);
    const known = {modules, islands, names: new Set([...modules.map((module) => path.basename(module)), ...islands])};
    const reason = [...nodesIn(tree)].map((node) => reasonOf(node, known)).find(Boolean);
    if (wrapIslands(tree, islands)) {
      tree.children.unshift(importOf('LightIsland', '@theme/Island'));
    }
    const mark = reason === undefined ? {name: provedName, content: 'html'} : {name: codeName, content: reason};
    tree.children.unshift(
      importOf('LightHead', '@docusaurus/Head'),
      element('LightHead', {}, [element('meta', mark, [])]),
    );
  };
}
