import type {Heading, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {foldedSections} from '../site/foldedSections';
import {flowElement} from './mdast';

function isHeading(node: RootContent | undefined): node is Heading {
  return node?.type === 'heading' && node.depth <= 2;
}

/** Without its id, in either form. */
function titleOf({children}: Heading): string {
  return toString(children.filter(({type}) => type !== 'mdxTextExpression'))
    .replace(/\{#.*\}$/, '')
    .trim();
}

function fold(children: RootContent[]): void {
  const headings = children.filter(isHeading).filter((heading) => foldedSections.includes(titleOf(heading)));
  for (const heading of headings) {
    const start = children.indexOf(heading);
    const next = children.findIndex((node, index) => index > start && isHeading(node));
    const end = next === -1 ? children.length : next;
    const content = children.slice(start + 1, end) as Parameters<typeof flowElement>[2];
    const summary = flowElement('summary', {}, [heading]);
    children.splice(start, end - start, flowElement('details', {className: 'folded'}, [summary, ...content]));
  }
}

/**
 * Folds some sections of a page, or of the text after the request of a call. Their heading is the summary, so its anchor stays and opens
 * them.
 */
export default function foldSections(): Transformer<Root> {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (node.type === 'root' || (node.type === 'mdxJsxFlowElement' && node.name === 'div')) {
        fold(node.children);
      }
    });
  };
}
