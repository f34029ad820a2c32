import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Program} from 'estree';
import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {flowElement} from '../../build/mdast';
import {needsReact} from './ownParts';

/** The framework's parts that pages may use without an import, and that are static. */
const frameworkParts = ['Admonition', 'Details', 'Head'];

/** These, and those of ours that say so. */
function staticParts(siteDir: string): string[] {
  const file = path.join(siteDir, 'src/theme/MDXComponents.tsx');
  const imports = readFileSync(file, 'utf8').matchAll(/^import (\w+) from '(.+)';$/gm);
  const own = [...imports].filter(([, , source = '']) => !needsReact(source, file, siteDir));
  return [...frameworkParts, ...own.map(([, name = '']) => name)];
}

type Syntax = {type?: string; name?: unknown; data?: {estree?: Program | null}};

/** Every node of a syntax tree, of Markdown or of a script in it. */
function* nodesIn(value: unknown): Generator<Syntax> {
  if (Array.isArray(value)) {
    for (const one of value) {
      yield* nodesIn(one);
    }
  } else if (typeof value === 'object' && value !== null) {
    if ('type' in value) {
      yield value as Syntax;
    }
    for (const [key, inner] of Object.entries(value)) {
      if (key !== 'position' && key !== 'loc') {
        yield* nodesIn(inner);
      }
    }
  }
}

const isFunction = ({type}: Syntax) => /Function|Class/.test(type ?? '');

type Names = {
  /** What is known in the page without being a part of ours. */
  ofAuthor: Set<string>;
  all: Set<string>;
  /** Of parts that need no import and no React. */
  ofParts: string[];
  /** Whether code is imported for what it does. */
  hasEffect: boolean;
};

/** The names that a page imports or declares. */
function readNames(programs: Program[], file: string, siteDir: string): Names {
  const names: Names = {ofAuthor: new Set(), all: new Set(), ofParts: staticParts(siteDir), hasEffect: false};
  const add = (found: string[], isOfAuthor: boolean) => {
    found.forEach((name) => {
      names.all.add(name);
      if (isOfAuthor) {
        names.ofAuthor.add(name);
      }
    });
  };
  for (const statement of programs.flatMap(({body}) => body)) {
    if (statement.type === 'ImportDeclaration') {
      const isOfAuthor = needsReact(String(statement.source.value), file, siteDir);
      add(
        statement.specifiers.map(({local}) => local.name),
        isOfAuthor,
      );
      names.hasEffect ||= isOfAuthor && statement.specifiers.length === 0;
    } else {
      const nodes = [...nodesIn(statement)];
      const isOfAuthor = nodes.some((node) => isFunction(node) || names.ofAuthor.has(String(node.name)));
      add(
        nodes.filter(({type}) => type === 'Identifier').map(({name}) => String(name)),
        isOfAuthor,
      );
    }
  }
  return names;
}

/** Whether a block holds a handler or another function, or a part that is not known to be static. */
function isAuthors(block: unknown, {ofAuthor, all, ofParts}: Names): boolean {
  return [...nodesIn(block)].some((node) => {
    const name = typeof node.name === 'string' ? (node.name.split('.')[0] ?? '') : '';
    const isElement = /^(?:mdxJsx(?:Flow|Text)Element|JSXIdentifier)$/.test(node.type ?? '');
    const isUnknown = isElement && /^[A-Z]/.test(name) && !all.has(name) && !ofParts.includes(name);
    return isFunction(node) || ofAuthor.has(name) || isUnknown;
  });
}

/**
 * Puts a marker before each block that brings code of its author, such as an imported component or a handler. The page
 * script loads React near it.
 */
export default function markCode(): Transformer<Root> {
  return (tree, file: VFile) => {
    const programs: Program[] = [];
    visit(tree, 'mdxjsEsm', ({data}) => {
      if (data?.estree) {
        programs.push(data.estree);
      }
    });
    const names = readNames(programs, file.path, file.cwd);
    const marker = () => flowElement('template', {'data-site-code': ''}, []);
    tree.children = tree.children.flatMap((block) =>
      block.type !== 'mdxjsEsm' && isAuthors(block, names) ? [marker(), block] : [block],
    );
    if (names.hasEffect) {
      tree.children.push(marker());
    }
  };
}
