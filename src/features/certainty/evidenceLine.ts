import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import type {VFile} from 'vfile';
import {link, paragraph, text} from '../../build/mdast';
import {certainties} from '../../site/certainty';
import {isKeyOf} from '../../site/isKeyOf';

/** The opening of an undocumented page with this tag says itself that notes are missing. */
const missingNotes = 'notes-not-known';

/** Says once, under the opening of a page, that it does not rest on the service's own words. */
export default function evidenceLine(): Transformer<Root> {
  return (tree: Root, {data}: VFile) => {
    const {certainty, tags} = data.frontMatter as {certainty?: unknown; tags?: unknown[]};
    const saysSo = certainty === 'undocumented' && tags?.includes(missingNotes);
    const line = !saysSo && isKeyOf(certainties, certainty) ? certainties[certainty].opening : '';
    const opening = tree.children.findIndex(({type}) => type === 'paragraph');
    if (line !== '' && opening !== -1) {
      tree.children.splice(opening + 1, 0, {
        ...paragraph(text(`${line} `), link('/how-sure', text('How sure is this?'))),
        data: {hProperties: {className: ['evidence']}},
      });
    }
  };
}
