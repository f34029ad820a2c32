import path from 'node:path';
import type {Link, PhrasingContent, Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {certainties, certaintyMarks, foot, type CertaintyMark} from '../site/certainty';
import {isKeyOf} from '../site/isKeyOf';
import {attributeOf, textElement} from './mdast';

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

/** Says at the foot of a page that it does not rest on the service's own words. Parts of pages have no foot. */
export default function afterOpening(): Transformer<Root> {
  return (tree: Root, {data, path: file}: VFile) => {
    const {certainty} = data.frontMatter as {certainty?: unknown};
    if (path.basename(file).startsWith('_')) {
      return;
    }
    const feet = {...certainties, mixed: {foot: foot.mixed}};
    const source = isKeyOf(feet, certainty) ? feet[certainty].foot : undefined;
    // Only documented pages need to say what their marks mean.
    const explained = marksIn(tree).filter((mark) => certainty === 'documented' && certainties[mark].inText);
    if (source || explained.length > 0) {
      const keys = explained.flatMap((mark): PhrasingContent[] => [
        howSureLink(textElement('Certainty', {mark}, [])),
        {type: 'text', value: ` ${certainties[mark].inText} `},
      ]);
      tree.children.push({
        type: 'paragraph',
        children: [
          ...keys,
          {type: 'text', value: source ? `${source} ` : ''},
          howSureLink({type: 'text', value: foot.howSure}),
        ],
        data: {hProperties: {className: ['evidence']}},
      });
    }
  };
}
