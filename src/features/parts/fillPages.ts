import type {Root} from 'mdast';
import type {Processor, Transformer} from 'unified';
import {fillElements} from '../../build/fillElements';
import {textsOf} from '../../build/texts';
import {anchorOf, placeIds, placesIn} from '../../site/links';
import {markTable} from '../certainty/markTable';
import {entryList} from '../changelog/plugin';
import {glossaryList} from '../glossary/entries';

/** Every place outside this site: its purpose, and its address if that is confirmed. */
function outsidePlaces(): string {
  const places = textsOf(placesIn);
  const sections = placeIds.map((id) => {
    const {label, purpose, address} = places[id];
    return `### ${label} {/* #${anchorOf(id)} */}\n\n${purpose} ${address ?? ''}`.trim();
  });
  return sections.join('\n\n');
}

/** Parts of pages that the build makes, by the elements that authors write. */
const parts = {
  EntryList: entryList,
  GlossaryList: glossaryList,
  MarkTable: markTable,
  OutsidePlaces: outsidePlaces,
};

/** Fills pages with these parts. */
export default function fillPages(this: Processor): Transformer<Root> {
  return (tree, file) => {
    fillElements(parts, tree, file, this);
  };
}
