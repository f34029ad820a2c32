import type {MarkdownConfig} from '@docusaurus/types';
import {fillApiPages} from '../api/pages';
import {markTable} from '../certainty/markTable';
import {textsOf} from '../../build/texts';
import {anchorOf, placeIds, placesIn} from '../../site/links';
import {entryList} from '../changelog/entryList';
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

/** Parts of pages that the build makes, by the placeholders that authors write. */
const parts: Record<string, () => string> = {
  '<EntryList />': entryList,
  '<GlossaryList />': glossaryList,
  '<MarkTable />': markTable,
  '<OutsidePlaces />': outsidePlaces,
};

/** Replaces the placeholders of a page, and those of the API reference, with Markdown. */
export const fillPages: NonNullable<MarkdownConfig['preprocessor']> = (page) =>
  fillApiPages(page).replace(/^<\w+ \/>$/gm, (placeholder) => parts[placeholder]?.() ?? placeholder);
