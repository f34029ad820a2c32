import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {certaintiesIn, openingsIn} from '../site/certainty';
import {isKeyOf} from '../site/isKeyOf';
import {attributeOf, constantAttribute, flowElement, textElement} from './mdast';
import {textsOf} from './texts';

/** A heading below the title. */
function isHeading(node: RootContent): boolean {
  return node.type === 'heading' && node.depth > 1;
}

/** The request of a call and its text, which leave no room for the contents beside them. */
function isColumns(node: RootContent): boolean {
  return node.type === 'mdxJsxFlowElement' && attributeOf(node, 'className') === 'callColumns';
}

function hasMarks(tree: Root): boolean {
  const marks: unknown[] = [];
  visit(tree, {name: 'Certainty'}, (mark) => {
    marks.push(mark);
  });
  return marks.length > 0;
}

type FrontMatter = {certainty?: unknown; hide_table_of_contents?: unknown};

/**
 * Puts two things after the opening of a page: that it does not rest on the service's own words, and the folded
 * contents. Parts of pages have neither.
 */
export default function afterOpening(): Transformer<Root> {
  return (tree: Root, {data, path: file}: VFile) => {
    const {certainty, hide_table_of_contents: isHidden} = data.frontMatter as FrontMatter;
    const start = tree.children.findIndex((node) => node.type === 'paragraph' || isHeading(node));
    const first = tree.children[start];
    if (path.basename(file).startsWith('_') || !first) {
      return;
    }
    const end = first.type === 'paragraph' ? start + 1 : start;
    // The page for an emergency begins with a list of its own.
    const hasOwnList = tree.children.some((node) => node.type === 'mdxJsxFlowElement' && node.name === 'nav');
    if (isHidden !== true && !hasOwnList) {
      const attributes = ['toc', 'frontMatter'].map(constantAttribute);
      const columns = tree.children.findIndex(isColumns);
      const isCall = columns !== -1;
      const element = flowElement('PageContents', isCall ? {className: 'aboveCall'} : {}, []);
      element.attributes.push(...attributes);
      tree.children.splice(isCall ? columns : end, 0, element);
    }
    const {markedStatements, howSure, mixed} = textsOf(openingsIn);
    const openings = {...textsOf(certaintiesIn), mixed: {opening: mixed}};
    const source = isKeyOf(openings, certainty) ? openings[certainty].opening : '';
    // What the marks of a page mean, which only documented pages need to say.
    const isKeyNeeded = certainty === 'documented' && hasMarks(tree);
    if (source !== '' || isKeyNeeded) {
      tree.children.splice(end, 0, {
        type: 'paragraph',
        children: [
          ...(isKeyNeeded ? [textElement('Certainty', {mark: 'observed'}, [])] : []),
          {type: 'text', value: isKeyNeeded ? ` ${markedStatements} ` : `${source} `},
          {type: 'link', url: '/how-sure', children: [{type: 'text', value: howSure}]},
        ],
        data: {hProperties: {className: ['evidence']}},
      });
    }
  };
}
