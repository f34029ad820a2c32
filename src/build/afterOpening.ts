import path from 'node:path';
import type {Link, PhrasingContent, Root, RootContent} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {certainties, certaintyMarks, foot, type CertaintyMark} from '../site/certainty';
import {isKeyOf} from '../site/isKeyOf';
import {attributeOf, constantAttribute, flowElement, textElement} from './mdast';

/** A heading below the title. */
function isHeading(node: RootContent): boolean {
  return node.type === 'heading' && node.depth > 1;
}

/** The request of a call and its text, which leave no room for the contents beside them. */
function isColumns(node: RootContent): boolean {
  return node.type === 'mdxJsxFlowElement' && node.name === 'Call';
}

function howSureLink(child: PhrasingContent): Link {
  return {type: 'link', url: '/how-sure', children: [child]};
}

/** The marks in the text of a page, in the order of their table. */
function marksIn(tree: Root): CertaintyMark[] {
  const found = new Set<unknown>();
  visit(tree, ['mdxJsxTextElement', 'mdxJsxFlowElement'], (node) => {
    if ('attributes' in node && node.name === 'Certainty') {
      found.add(attributeOf(node, 'mark'));
    }
  });
  return certaintyMarks.filter((mark) => found.has(mark));
}

type FrontMatter = {certainty?: unknown; hide_table_of_contents?: unknown};

/**
 * Puts the folded contents after the opening of a page, and at its foot that it does not rest on the service's own words.
 * Parts of pages have neither.
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
    if (isHidden !== true) {
      const attributes = ['toc', 'frontMatter'].map(constantAttribute);
      const columns = tree.children.findIndex(isColumns);
      const isCall = columns !== -1;
      const element = flowElement('PageContents', isCall ? {className: 'aboveCall'} : {}, []);
      element.attributes.push(...attributes);
      tree.children.splice(isCall ? columns : end, 0, element);
    }
    const feet = {...certainties, mixed: {foot: foot.mixed}};
    const source = isKeyOf(feet, certainty) ? feet[certainty].foot : '';
    // Only documented pages need to say what their marks mean.
    const explained = marksIn(tree).filter((mark) => certainty === 'documented' && certainties[mark].inText !== '');
    if (source !== '' || explained.length > 0) {
      const keys = explained.flatMap((mark): PhrasingContent[] => [
        howSureLink(textElement('Certainty', {mark}, [])),
        {type: 'text', value: ` ${certainties[mark].inText} `},
      ]);
      tree.children.push({
        type: 'paragraph',
        children: [
          ...keys,
          {type: 'text', value: source && `${source} `},
          howSureLink({type: 'text', value: foot.howSure}),
        ],
        data: {hProperties: {className: ['evidence']}},
      });
    }
  };
}
