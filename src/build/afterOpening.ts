import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {certainties} from '../site/certainty';
import {isKeyOf} from '../site/isKeyOf';
import {flowElement, textElement} from './mdast';

/** The opening of an undocumented page with this tag says itself that notes are missing. */
const missingNotes = 'notes-not-known';

function hasMarks(tree: Root): boolean {
  const marks: unknown[] = [];
  visit(tree, {name: 'Certainty'}, (mark) => {
    marks.push(mark);
  });
  return marks.length > 0;
}

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
    const source = !saysSo && isKeyOf(certainties, certainty) ? certainties[certainty].opening : '';
    // What the marks of a page mean, which only documented pages need to say.
    const isKeyNeeded = certainty === 'documented' && hasMarks(tree);
    if (source !== '' || isKeyNeeded) {
      tree.children.splice(opening + 1, 0, {
        type: 'paragraph',
        children: [
          ...(isKeyNeeded ? [textElement('Certainty', {mark: 'observed'}, [])] : []),
          {type: 'text', value: isKeyNeeded ? ' marks what only public programs show. ' : `${source} `},
          {type: 'link', url: '/how-sure', children: [{type: 'text', value: 'How sure is this?'}]},
        ],
        data: {hProperties: {className: ['evidence']}},
      });
    }
  };
}
