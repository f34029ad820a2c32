import path from 'node:path';
import type {Link, PhrasingContent, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
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

function isElement(node: RootContent, ...names: string[]): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement' && names.includes(node.name ?? '');
}

/**
 * Splits a call into what stands before its request, the request, and what follows, which begins with the contents. The
 * heading of the form is a part of its own, because the link beside a heading has no place in a grid.
 */
function splitCall({children}: MdxJsxFlowElement, contents: MdxJsxFlowElement): void {
  const request = children.findIndex((node) => isElement(node, 'ApiRequest', 'Request'));
  const before = children.splice(0, request);
  const after = children.splice(1);
  const [form] = children.filter((node) => isElement(node, 'ApiRequest'));
  form?.children.push(flowElement('div', {}, form.children.splice(1)));
  children.unshift(flowElement('div', {}, before));
  children.push(flowElement('div', {}, [contents, ...after]));
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
 * Puts the folded contents after the opening of a page, or after the request of a call, and at its foot that it does not rest on the service's own words.
 * Parts of pages have neither.
 */
export default function afterOpening(): Transformer<Root> {
  return (tree: Root, {data, path: file}: VFile) => {
    const {certainty, hide_table_of_contents: isHidden} = data.frontMatter as FrontMatter;
    const call = tree.children.find((node) => isElement(node, 'Call'));
    const start = tree.children.findIndex((node) => node.type === 'paragraph' || isHeading(node) || node === call);
    const first = tree.children[start];
    if (path.basename(file).startsWith('_') || !first) {
      return;
    }
    const end = first.type === 'paragraph' ? start + 1 : start;
    if (isHidden !== true) {
      const contents = flowElement('PageContents', {}, []);
      contents.attributes.push(...['toc', 'frontMatter'].map(constantAttribute));
      if (call) {
        splitCall(call, contents);
      } else {
        tree.children.splice(end, 0, contents);
      }
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
