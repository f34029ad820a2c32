import type {Paragraph, PhrasingContent, RootContent} from 'mdast';
import {pagesOf, pagesOfNoArea, type Area} from '../model/areas';
import {formatDay} from '../../../site/dates';
import type {OutsideLink} from '../../../site/links';
import {sightings, type Observation} from '../model/observations';
import {bullets, certainty, heading, inlineCode, link, paragraph, prose, strong, text} from '../../../build/mdast';

function describe({date, sighting, what, open}: Observation): PhrasingContent[] {
  const when = text(`${sightings[sighting]} ${formatDay(date)}`);
  const said = [strong(when), text(': '), ...prose(what), text(' '), certainty('observed')];
  return open ? [...said, text(' '), ...prose(open), text(' '), certainty('unknown')] : said;
}

export function observedSection(around: Observation[]): RootContent[] {
  return around.length === 0 ? [] : [heading(2, [text('Observed around this time')]), bullets(around.map(describe))];
}

export function whereNext(entryAreas: readonly Area[]): RootContent[] {
  const pages = entryAreas.length === 0 ? pagesOfNoArea : entryAreas.flatMap(pagesOf);
  const entries = pages.map(({to, label, tells}) => [link(to, text(label)), text(` ${tells}.`)]);
  return [heading(2, [text('Where next')]), bullets(entries)];
}

/** Where the notes can be sent. An address nobody has confirmed leads to the main website, and the page says so. */
export function askForNotes(file: string, codeHost: OutsideLink): Paragraph {
  const way = link(codeHost.href, text(codeHost.label.toLowerCase()));
  const caveat = 'Its address is not confirmed yet, so the link leads to the main website.';
  return paragraph(
    text('Do you have the notes? Write them into '),
    inlineCode(file),
    text(' and send the file to the documentation team through the '),
    way,
    text(codeHost.isOpen ? ` group. ${caveat}` : ' group.'),
  );
}
