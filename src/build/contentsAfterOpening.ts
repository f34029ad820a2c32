import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import type {VFile} from 'vfile';
import {flowElement} from './mdast';

/** Puts the contents for narrow windows after the opening of a page. Parts of pages have no front matter, and no contents. */
export default function contentsAfterOpening(): Transformer<Root> {
  return (tree: Root, {data}: VFile) => {
    const {title} = data.frontMatter as {title?: unknown};
    const opening = tree.children.findIndex(({type}) => type === 'paragraph');
    if (title !== undefined && opening !== -1) {
      tree.children.splice(opening + 1, 0, flowElement('PageContents', {}, []));
    }
  };
}
