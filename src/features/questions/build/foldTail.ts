import type {Heading, Root, RootContent} from 'mdast';
import type {Transformer} from 'unified';
import {flowElement} from '../../../build/mdast';
import {tailTitle} from '../tailTitle';

function isHeading(node: RootContent | undefined): node is Heading {
  return node?.type === 'heading' && node.depth <= 2;
}

function titleOf({children}: Heading): string {
  return children
    .map((child) => (child.type === 'text' ? child.value : ''))
    .join('')
    .trim();
}

/** Folds the open questions of a page. Their heading is the summary, so its anchor stays and opens them. */
export default function foldTail(): Transformer<Root> {
  return ({children}: Root) => {
    const start = children.findIndex((node) => isHeading(node) && titleOf(node) === tailTitle);
    const heading = children[start];
    if (!isHeading(heading)) {
      return;
    }
    const length = children.slice(start + 1).findIndex(isHeading);
    const end = length === -1 ? children.length : start + 1 + length;
    const questions = children.slice(start + 1, end) as Parameters<typeof flowElement>[2];
    const summary = flowElement('summary', {}, [heading]);
    children.splice(start, end - start, flowElement('details', {className: 'tail'}, [summary, ...questions]));
  };
}
