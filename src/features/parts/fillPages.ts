import type {Root} from 'mdast';
import type {Processor, Transformer} from 'unified';
import {type translate} from '@docusaurus/Translate';
import {fillElements} from '../../build/fillElements';
import {textsOf} from '../../build/texts';
import {anchorOf, placeIds, placesIn} from '../../site/links';
import {table} from '../api/markdown';
import {markTable} from '../certainty/markTable';
import {entryList} from '../changelog/plugin';
import {glossaryList} from '../glossary/entries';

type Translate = typeof translate;

const headIn = (translate: Translate) => [
  translate({id: 'site.places.place', message: 'Place'}),
  translate({id: 'site.places.purpose', message: 'What it is for'}),
  translate({id: 'site.places.address', message: 'Where it is, or what to do until we know'}),
];

/** Every place outside this site: its purpose, and its address or what to do without one. */
function outsidePlaces(): string {
  const places = textsOf(placesIn);
  const rows = placeIds.map((id) => {
    const {label, purpose, instead, address} = places[id];
    // In bold, so that the search takes the table as a whole.
    return [`**<A id="${anchorOf(id)}" href="#${anchorOf(id)}">${label}</A>**`, purpose, address ?? instead];
  });
  return table(textsOf(headIn), rows);
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
