import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Processor} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {isKeyOf} from '../site/isKeyOf';

export type Blocks = MdxJsxFlowElement['children'];

/**
 * Reads Markdown with the parser of a page. A fault in it is reported at the element in whose place it stands. An element
 * that is alone in a paragraph is a block.
 */
export function readBlocks(markdown: string, processor: Processor, {position}: MdxJsxFlowElement): Blocks {
  const root = processor.parse(markdown) as Root;
  visit(root, (node) => {
    node.position = position;
  });
  return root.children.map((block) => {
    const [only, ...others] = block.type === 'paragraph' ? block.children : [];
    return only?.type === 'mdxJsxTextElement' && others.length === 0 ? {...only, type: 'mdxJsxFlowElement'} : block;
  }) as Blocks;
}

/** What the build makes for an element of an author, as Markdown. */
export type Part = (element: MdxJsxFlowElement) => string;

/** Puts what the build makes in place of the elements that authors write for it, by their names. */
export function fillElements(parts: Record<string, Part>, tree: Root, file: VFile, processor: Processor): void {
  visit(tree, (node, index, parent) => {
    if (!('name' in node) || !isKeyOf(parts, node.name) || !parent || index === undefined) {
      return undefined;
    }
    if (node.type !== 'mdxJsxFlowElement') {
      file.fail(`<${node.name} /> becomes blocks of the page: put an empty line before and after it.`, node);
    }
    const blocks = readBlocks(parts[node.name]?.(node) ?? '', processor, node);
    parent.children.splice(index, 1, ...(blocks as typeof parent.children));
    return [SKIP, index + blocks.length];
  });
}
