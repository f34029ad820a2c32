import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import type {VFile} from 'vfile';
import {translate} from '@docusaurus/Translate';
import {link, paragraph, text} from '../../build/mdast';
import {certainties} from '../../site/certainty';
import {isKeyOf} from '../../site/isKeyOf';

const explanation = translate({id: 'howSure', message: 'How sure is this?'});

/** The opening of an undocumented page with this tag says itself that notes are missing. */
const missingNotes = 'notes-not-known';

/** Says once, under the opening of a page, that it does not rest on the service's own words. */
export default function evidenceLine(): Transformer<Root> {
  return (tree: Root, {data}: VFile) => {
    const {certainty, tags} = (data.frontMatter ?? {}) as {certainty?: unknown; tags?: unknown};
    if (certainty === 'undocumented' && Array.isArray(tags) && tags.includes(missingNotes)) {
      return;
    }
    const line = isKeyOf(certainties, certainty) ? certainties[certainty].opening : '';
    const opening = tree.children.findIndex(({type}) => type === 'paragraph');
    if (line === '' || opening === -1) {
      return;
    }
    tree.children.splice(opening + 1, 0, {
      ...paragraph(text(`${line} `), link('/how-sure', text(explanation))),
      data: {hProperties: {className: ['evidence']}},
    });
  };
}
