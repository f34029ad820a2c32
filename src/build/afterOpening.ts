import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import type {VFile} from 'vfile';
import {constantAttribute, flowElement} from './mdast';

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

type FrontMatter = {hide_table_of_contents?: unknown};

/** Puts the folded contents after the opening of a page, or after the request of a call. Parts of pages have none. */
export default function afterOpening(): Transformer<Root> {
  return (tree: Root, {data, path: file}: VFile) => {
    const {hide_table_of_contents: isHidden} = data.frontMatter as FrontMatter;
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
  };
}
