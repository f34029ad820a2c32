import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import type {VFile} from 'vfile';
import {certainties} from '../site/certainty';
import {isKeyOf} from '../site/isKeyOf';
import {flowElement} from './mdast';

/** The opening of an undocumented page with this tag says itself that notes are missing. */
const missingNotes = 'notes-not-known';

/**
 * Puts two things after the opening of a page: that it does not rest on the service's own words, and the contents for
 * narrow windows. Parts of pages have no front matter, and neither.
 */
export default function afterOpening(): Transformer<Root> {
  return (tree: Root, {data}: VFile) => {
    const {title, certainty, tags} = data.frontMatter as {title?: unknown; certainty?: unknown; tags?: unknown[]};
    const opening = tree.children.findIndex(({type}) => type === 'paragraph');
    if (title === undefined || opening === -1) {
      return;
    }
    tree.children.splice(opening + 1, 0, flowElement('PageContents', {}, []));
    const saysSo = certainty === 'undocumented' && tags?.includes(missingNotes);
    const line = !saysSo && isKeyOf(certainties, certainty) ? certainties[certainty].opening : '';
    if (line !== '') {
      tree.children.splice(opening + 1, 0, {
        type: 'paragraph',
        children: [
          {type: 'text', value: `${line} `},
          {type: 'link', url: '/how-sure', children: [{type: 'text', value: 'How sure is this?'}]},
        ],
        data: {hProperties: {className: ['evidence']}},
      });
    }
  };
}
