import type {Root} from 'mdast';
import type {Processor, Transformer} from 'unified';
import {fillElements} from '../../build/fillElements';
import {anchorOf, placeIds, places} from '../../site/links';
import {table} from '../api/markdown';
import {markTable} from '../certainty/markTable';
import {entryList} from '../changelog/plugin';
import {glossaryList} from '../glossary/entries';

const head = ['Place', 'What it is for', 'Where it is, or what to do until we know'];

/** Every place outside this site: its purpose, and its address or what to do without one. */
function outsidePlaces(): string {
  const rows = placeIds.map((id) => {
    const {label, purpose, instead, address} = places[id];
    // In bold, so that the search takes the table as a whole.
    return [`**<A id="${anchorOf(id)}" href="#${anchorOf(id)}">${label}</A>**`, purpose, address ?? instead];
  });
  return table(head, rows);
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
